import * as z from 'zod/mini';
import { accessKeyOf, type Route, readBody, sendJson } from './http';

const Content = z.object({ Data: z.string() });
const Request = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({ Simple: z.object({ Subject: Content, Body: z.object({ Text: Content }) }) }),
});

export interface SesOptions {
  readonly prefix: string;
  send(mail: { to: string; subject: string; text: string }): void;
  /** Whether the service is down for a function. */
  isDown(caller: string): boolean;
}

/** Amazon SES as far as the product uses it: plain-text mails, which are stored in the outbox. */
export const ses =
  ({ prefix, send, isDown }: SesOptions): Route =>
  async (request, response, url) => {
    if (isDown(accessKeyOf(request.headers.authorization)))
      return sendJson(response, 503, { message: 'Service unavailable' });
    if (request.method !== 'POST' || url.pathname !== `${prefix}/v2/email/outbound-emails`)
      return sendJson(response, 404, { message: `No operation at ${url.pathname}` });
    const { Destination, Content: content } = Request.parse(
      JSON.parse((await readBody(request, 1 << 20)).toString()),
    );
    const { Subject, Body } = content.Simple;
    for (const to of Destination.ToAddresses) send({ to, subject: Subject.Data, text: Body.Text.Data });
    sendJson(response, 200, { MessageId: crypto.randomUUID() });
  };
