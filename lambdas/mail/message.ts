import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { setting } from '../platform/config';

/** A picture that is sent with a mail; its HTML shows it as `cid:<id>`. */
export interface MailPicture {
  readonly id: string;
  readonly type: 'image/png' | 'image/jpeg';
  readonly content: Uint8Array;
}

export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly pictures?: readonly MailPicture[];
  readonly headers?: Readonly<Record<string, string>>;
}

const ses = new SESv2Client({});

const content = (Data: string) => ({ Data, Charset: 'UTF-8' });

const attached = ({ id, type, content: RawContent }: MailPicture) => ({
  RawContent,
  FileName: `${id}.${type === 'image/png' ? 'png' : 'jpg'}`,
  ContentType: type,
  ContentId: id,
  ContentDisposition: 'INLINE' as const,
  ContentTransferEncoding: 'BASE64' as const,
});

export const sendMessage = async ({ to, subject, text, html, pictures, headers }: Message): Promise<void> => {
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_FROM'),
      ConfigurationSetName: setting('MAIL_CONFIGURATION_SET'),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: content(subject),
          Body: { Text: content(text), ...(html !== undefined && { Html: content(html) }) },
          ...(headers && {
            Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
          }),
          ...(pictures?.length && { Attachments: pictures.map(attached) }),
        },
      },
    }),
  );
};
