type Outcome = 'ok' | 'down' | 'skipped' | 'FAILED';

interface Line {
  readonly name: string;
  readonly outcome: Outcome;
  readonly milliseconds?: number;
  readonly note?: string;
}

/** The lines of a run, printed as they come. `down`: the model or another service of others did not answer, and Inkwren said so. */
export class Report {
  private readonly lines: Line[] = [];

  add(line: Line): void {
    this.lines.push(line);
    const time = line.milliseconds === undefined ? '' : `${Math.round(line.milliseconds)} ms`;
    const note = line.note === undefined ? '' : `  ${line.note}`;
    process.stdout.write(`${line.outcome.padEnd(8)}${time.padStart(9)}  ${line.name}${note}\n`);
  }

  /** Times what is done. A failure is a line and does not end the run; the value is undefined then. */
  async step<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
    const begin = performance.now();
    try {
      const value = await run();
      this.add({ name, outcome: 'ok', milliseconds: performance.now() - begin });
      return value;
    } catch (error) {
      const note = error instanceof Error ? error.message.slice(0, 300) : String(error);
      this.add({ name, outcome: 'FAILED', milliseconds: performance.now() - begin, note });
      return undefined;
    }
  }

  skip(name: string, note: string): void {
    this.add({ name, outcome: 'skipped', note });
  }

  /** The number of failures, after a line that counts everything. */
  end(): number {
    const count = (one: Outcome) => this.lines.filter(({ outcome }) => outcome === one).length;
    const times = this.lines.flatMap(({ milliseconds }) => milliseconds ?? []).sort((a, b) => a - b);
    const median = Math.round(times[Math.floor(times.length / 2)] ?? 0);
    process.stdout.write(
      `\n${count('ok')} ok, ${count('down')} down, ${count('skipped')} skipped, ${count('FAILED')} failed; median ${median} ms\n`,
    );
    return count('FAILED');
  }
}
