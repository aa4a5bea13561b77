import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CrisisKind } from '../../contract/flags/kinds';
import { readBody, sendJson } from '../../local/http';
import { paint } from '../../local/illustrator/paint';
import { look } from '../../local/tutor/answers';
import { storyboard } from '../../local/tutor/stories/storyboard';
import { afterwards } from './clean-up';

interface Part {
  readonly text?: string;
  readonly image_url?: { readonly url: string };
}

/** A model service that draws like the demo tutor and records its prompts, until the test ends. A test may replace its judgement of pictures. */
export const startPainter = async () => {
  const painter = {
    url: '',
    painted: 0,
    /** The texts that the service has received about stories, including those for moderation. */
    prompts: [] as string[],
    look: look as (image: string | undefined) => object | Promise<object>,
    /** The kind of crisis that the classifier notices in a story. */
    crisis: 'nothing' as CrisisKind | 'nothing',
    storyboard: storyboard as (material: string) => object | Promise<object>,
    paint,
    /** The result of moderation for a text or a picture. */
    moderate: (_input: string | { readonly type: 'image_url' }): object => ({ flagged: false }),
  };
  const server = http.createServer(async (request, response) => {
    const body = JSON.parse((await readBody(request, 16 << 20)).toString());
    if (request.url?.endsWith('/moderations')) {
      const { input } = body as { input: (string | { readonly type: 'image_url' })[] };
      painter.prompts.push(...input.filter((one) => typeof one === 'string'));
      return sendJson(response, 200, { results: input.map(painter.moderate) });
    }
    if (request.url?.endsWith('/images/generations')) {
      painter.painted++;
      painter.prompts.push(body.prompt);
      return sendJson(response, 200, {
        data: [
          { b64_json: (await painter.paint(body.prompt, Number.parseInt(body.size, 10))).toString('base64') },
        ],
      });
    }
    if (body.response_format?.json_schema?.name === 'crisis_check')
      return sendJson(response, 200, {
        choices: [
          {
            finish_reason: 'stop',
            message: { role: 'assistant', content: JSON.stringify({ kind: painter.crisis, sure: true }) },
          },
        ],
      });
    const { content } = body.messages[1] as { content: string | Part[] };
    const parts = typeof content === 'string' ? [{ text: content }] : content;
    const image = parts.find((part: Part) => part.image_url !== undefined)?.image_url?.url;
    const text = parts[0]?.text ?? '';
    if (image === undefined) painter.prompts.push(text);
    const answer = image === undefined ? await painter.storyboard(text) : await painter.look(image);
    sendJson(response, 200, {
      choices: [{ finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(answer) } }],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  painter.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return painter;
};
