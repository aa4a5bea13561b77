import type { LibraryBook } from '../../lambdas/stock/own-books';
import { type Route, readBody, sendJson } from '../http';
import { paint } from '../illustrator/paint';
import { answer } from './answers';
import { embeddings } from './embeddings';
import { usage } from './usage';
import { withLikeness } from './vectors/likeness';
import { speech, transcription } from './voice/audio';

/** A part of a message: text, or a picture. */
interface Part {
  readonly text?: string;
  readonly image_url?: { readonly url: string };
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string | readonly Part[] }[];
  readonly response_format?: { readonly json_schema?: { readonly name: string } };
}

const partsOf = (content: string | readonly Part[]): readonly Part[] =>
  typeof content === 'string' ? [{ text: content }] : content;

/** Why the first answer was refused; undefined in a first try. */
const refusalIn = (messages: ChatRequest['messages']): string | undefined => {
  const { role, content } = messages.at(-1) ?? { role: '', content: '' };
  const isSecond = messages.filter((one) => one.role === 'user').length > 1;
  return role === 'user' && isSecond && typeof content === 'string' ? content : undefined;
};

const failure = (message: string) => ({ error: { message, type: 'invalid_request_error' } });

const completion = ({ model, messages }: ChatRequest, content: string) => ({
  id: 'chatcmpl-demo',
  object: 'chat.completion',
  created: 0,
  model,
  choices: [
    {
      index: 0,
      finish_reason: 'stop',
      message: { role: 'assistant', content, refusal: null },
    },
  ],
  usage: usage(
    messages
      .map((message) =>
        partsOf(message.content)
          .map(({ text }) => text ?? '')
          .join('\n'),
      )
      .join('\n'),
    content,
  ),
});

/** Larger than a request with a picture. */
export const largest = 16 * 1024 * 1024;

/** Not a real moderation service: a word list is enough to test how the product handles a flag. */
const flagged = /\b(kill yourself|fuck|bitch)\b/i;

/** One result for each input, like the real service. */
const moderation = (input: string | Part | readonly (string | Part)[]) => ({
  id: 'modr-demo',
  model: 'demo',
  results: [input].flat().map((one) => ({
    flagged: flagged.test(typeof one === 'string' ? one : (one.text ?? '')),
    categories: {},
    category_scores: {},
  })),
});

/**
 * An error message that quotes the input in the form of a stack trace: real services quote their input in errors, in any form.
 */
const quoting = (given: unknown) =>
  `The tutor is having a rest\n${[given]
    .flat()
    .map((one) => `    at ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('\n')}`;

/**
 * The demo tutor: an OpenAI-compatible server that knows only Inkwren's own library. Offline and deterministic. It answers that
 * it does not know any other book.
 */
export const tutor =
  (
    library: readonly LibraryBook[],
    {
      isDown,
      isQuick,
      forgets,
      mumbles,
    }: { isDown(): boolean; isQuick(): Promise<void>; forgets(): boolean; mumbles(): boolean },
  ): Route =>
  async (request, response, url) => {
    const sent = await readBody(request, largest);
    await isQuick();
    if (url.pathname.endsWith('/audio/transcriptions')) {
      if (isDown()) return sendJson(response, 503, failure('The tutor is having a rest'));
      const heard = await transcription(sent, String(request.headers['content-type']));
      return sendJson(response, heard === undefined ? 400 : 200, heard ?? failure('No file'));
    }
    const body = JSON.parse(sent.toString());
    if (isDown()) return sendJson(response, 503, failure(quoting(body.input ?? body.messages)));
    if (url.pathname.endsWith('/moderations'))
      return sendJson(response, 200, mumbles() ? { results: 'fine' } : moderation(body.input));
    if (url.pathname.endsWith('/audio/speech')) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(speech(body));
      return;
    }
    if (url.pathname.endsWith('/embeddings')) return sendJson(response, 200, embeddings(body));
    if (url.pathname.endsWith('/images/generations'))
      return sendJson(response, 200, {
        created: 0,
        data: [{ b64_json: (await paint(body.prompt, Number.parseInt(body.size, 10))).toString('base64') }],
        usage: usage(body.prompt),
      });
    if (!url.pathname.endsWith('/chat/completions')) return sendJson(response, 404, failure('Not offered'));
    const { messages, response_format } = body as ChatRequest;
    const parts = partsOf(messages.find(({ role }) => role === 'user')?.content ?? '');
    const asked = {
      task: response_format?.json_schema?.name ?? '',
      material: parts.find(({ text }) => text !== undefined)?.text ?? '',
      image: parts.find(({ image_url }) => image_url !== undefined)?.image_url?.url,
      refused: refusalIn(messages),
    };
    const content = await withLikeness(() => answer(forgets() ? [] : library, asked));
    if (content === undefined)
      return sendJson(response, 400, failure('The demo tutor does not know this task'));
    sendJson(response, 200, completion(body, JSON.stringify(content)));
  };
