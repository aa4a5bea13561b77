import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LocalFunction } from '../local/functions/local-function';

export interface RunApart {
  readonly seconds: number;
  /** The largest resident memory of the process, in MB. */
  readonly peak: number;
}

/** Runs the handler of a bundle once, and prints its result with the process's peak of resident memory. */
const runner = `
const [file, event] = process.argv.slice(1);
require(file).handler(JSON.parse(event)).then((result) => {
  console.log('');
  console.log(JSON.stringify({ result, peak: process.resourceUsage().maxRSS / 1024 }));
});`;

/** Creates functions of which one runs in a process of its own for each call, so that its memory can be measured. */
export const apart = (name: string, runs: RunApart[]) =>
  class extends LocalFunction {
    override async invoke(...call: Parameters<LocalFunction['invoke']>): Promise<unknown> {
      if (!this.name.startsWith(name)) return super.invoke(...call);
      const { file, environment } = this.options;
      const began = performance.now();
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--eval', runner, file, JSON.stringify(call[0])],
        { env: { PATH: process.env.PATH, ...environment }, maxBuffer: 1 << 26 },
      );
      const { result, peak } = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
      runs.push({ seconds: (performance.now() - began) / 1000, peak });
      return result;
    }
  };
