import { until } from './caller';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Reads the mails that a site has sent, oldest first. */
export type Mailbox = () => Promise<readonly Mail[]>;

const json = async (address: string) => (await fetch(address)).json();

interface SentBySes {
  readonly To: readonly string[];
  readonly Subject: string;
  readonly BodyText: string;
  readonly BodyHtml: string;
}

/**
 * Where mails can be read: the laptop's outbox, or the inspection of SES that MiniStack has. Both are for tests of others too, and
 * no part of the product.
 */
export const mailboxAt = (address: string): Mailbox =>
  address.includes('/_ministack/')
    ? async () => {
        const { messages } = (await json(address)) as { messages: Record<string, SentBySes[]> };
        return (
          Object.values(messages)
            .flat()
            // Cognito's mails are HTML only.
            .map(({ To, Subject, BodyText, BodyHtml }) => ({
              to: To.join(),
              subject: Subject,
              text: BodyText === '' ? BodyHtml : BodyText,
            }))
        );
      }
    : async () => (await json(address)) as Mail[];

/** Waits for a mail to an address with these words in its subject. */
export const mailTo = (mailbox: Mailbox, address: string, subject: RegExp, seconds = 60): Promise<Mail> =>
  until(seconds, async () =>
    (await mailbox()).findLast((mail) => mail.to.includes(address) && subject.test(mail.subject)),
  );

/** What is behind the `#` of the mail's link. */
export const secretIn = ({ text }: Mail): string => /https?:\/\/\S+#(\S+)/.exec(text)?.[1] ?? '';

/** The code of an invitation. */
export const codeIn = (mail: Mail): string => new URLSearchParams(secretIn(mail)).get('code') ?? '';
