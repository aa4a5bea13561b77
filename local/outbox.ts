import { appendFileSync } from 'node:fs';
import { readKept, replaceFile } from './files';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Attached pictures, which the HTML shows by `cid:<id>`. */
  readonly pictures?: readonly { readonly id: string; readonly type: string; readonly base64: string }[];
  readonly sentAt: string;
}

/** The HTML of a mail as a page of its own, with the attached pictures. */
export const mailPage = ({ html = '', pictures = [] }: Pick<Mail, 'html' | 'pictures'>): string =>
  pictures.reduce(
    (page, { id, type, base64 }) => page.replaceAll(`"cid:${id}"`, `"data:${type};base64,${base64}"`),
    html,
  );

/** Mails that would have been sent: one JSON line each, oldest first. */
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

const wayOut = 'Remove it: the mails of before are no longer shown, and nothing else is lost.';

const read = (file: string): Mail[] => {
  const text = readKept(file, (all) => all, wayOut) ?? '';
  // Drops an incomplete line after a crash, in the file too: otherwise the next line would continue it.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) replaceFile(file, whole);
  return readKept(file, mailsIn, wayOut) ?? [];
};

const mailsIn = (text: string): Mail[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
