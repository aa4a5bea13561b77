import * as z from 'zod/mini';
import { accessKeyOf, type Route, readBody, sendJson } from './http';
import type { Mail } from './outbox';

const Content = z.object({ Data: z.string() });
const Attachment = z.object({ RawContent: z.string(), ContentType: z.string(), ContentId: z.string() });
const Request = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({
    Simple: z.object({
      Subject: Content,
      Body: z.object({ Text: Content, Html: z.optional(Content) }),
      Headers: z.optional(z.array(z.object({ Name: z.string(), Value: z.string() }))),
      Attachments: z.optional(z.array(Attachment)),
    }),
  }),
});

/** SES refuses a larger message. */
const largestMail = 40 << 20;

export interface SesOptions {
  readonly prefix: string;
  send(mail: Omit<Mail, 'sentAt'>): void;
  /** Whether the service is down for a function. */
  isDown(caller: string): boolean;
}

/** Amazon SES as far as the product uses it: simple messages, which are stored in the outbox. */
export const ses =
  ({ prefix, send, isDown }: SesOptions): Route =>
  async (request, response, url) => {
    if (isDown(accessKeyOf(request.headers.authorization)))
      return sendJson(response, 503, { message: 'Service unavailable' });
    if (request.method !== 'POST' || url.pathname !== `${prefix}/v2/email/outbound-emails`)
      return sendJson(response, 404, { message: `No operation at ${url.pathname}` });
    const { Destination, Content: content } = Request.parse(
      JSON.parse((await readBody(request, largestMail)).toString()),
    );
    const { Subject, Body, Headers, Attachments } = content.Simple;
    for (const to of Destination.ToAddresses)
      send({
        to,
        subject: Subject.Data,
        text: Body.Text.Data,
        ...(Body.Html && { html: Body.Html.Data }),
        ...(Headers && { headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])) }),
        ...(Attachments && {
          pictures: Attachments.map(({ ContentId, ContentType, RawContent }) => ({
            id: ContentId,
            type: ContentType,
            base64: RawContent,
          })),
        }),
      });
    sendJson(response, 200, { MessageId: crypto.randomUUID() });
  };
