import { appendFileSync, readFileSync } from 'node:fs';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: string;
}

/** Mails that would have been sent: one JSON line each, the oldest first. */
export class Outbox {
  private readonly mails: Mail[];

  constructor(private readonly file?: string) {
    this.mails = file === undefined ? [] : read(file);
  }

  send(mail: Omit<Mail, 'sentAt'>, at: Date): void {
    const sent = { ...mail, sentAt: at.toISOString() };
    this.mails.push(sent);
    if (this.file !== undefined) appendFileSync(this.file, `${JSON.stringify(sent)}\n`);
  }

  all(): readonly Mail[] {
    return this.mails;
  }
}

const read = (file: string): Mail[] => {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(parse)
      .filter((mail) => mail !== undefined);
  } catch {
    return [];
  }
};

/** A line that was cut off by a kill is dropped. */
const parse = (line: string): Mail | undefined => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
