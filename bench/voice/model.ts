import { setTimeout as pause } from 'node:timers/promises';
import { type Route, readBody, sendJson } from '../../local/http';
import { usage } from '../../local/tutor/usage';

/** The response times of a model, in milliseconds. */
export interface Pace {
  readonly transcribe: number;
  readonly moderate: number;
  readonly think: number;
  readonly speak: number;
}

export const immediate: Pace = { transcribe: 0, moderate: 0, think: 0, speak: 0 };
export const usual: Pace = { transcribe: 400, moderate: 50, think: 600, speak: 300 };

/** 0.8 s of sound for each sentence: 24 kHz, 16 bits. */
const sentence = Buffer.alloc(2 * 24_000 * 0.8, 1);
const ideas = [
  'the fox',
  'a warm loaf',
  'the old boat',
  'that little door',
  'the snow',
  'a lost shoe',
  'the lamp',
];

/** A model with given response times. It answers each turn with one sentence and a question that the talk has not had lately. */
export const talker = (pace: () => Pace): Route => {
  let turns = 0;
  /** A draft with a question that the talk has had is refused, and the second draft would be counted. */
  const draft = (sent: string) => {
    turns++;
    const idea = ideas.find((one) => !sent.includes(`with ${one}?`)) ?? ideas[turns % ideas.length];
    return {
      concern: 'nothing',
      judged: 'none',
      move: 'ask',
      reply: `Oh, I see. What would you do with ${idea}?`,
      claims: [],
      expected: null,
      summary: 'They talk about the story.',
    };
  };
  return async (request, response, url) => {
    const sent = (await readBody(request, 16 << 20)).toString();
    const isFor = (path: string) => url.pathname.endsWith(path);
    const { transcribe, moderate, think, speak } = pace();
    if (isFor('/transcriptions')) {
      await pause(transcribe);
      return sendJson(response, 200, { text: `I think that is thought number ${turns} of mine` });
    }
    if (isFor('/speech')) {
      await pause(speak);
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(sentence);
      return;
    }
    if (isFor('/moderations')) {
      await pause(moderate);
      const { input } = JSON.parse(sent) as { input: string | string[] };
      return sendJson(response, 200, { results: [input].flat().map(() => ({ flagged: false })) });
    }
    await pause(think);
    const content = JSON.stringify(draft(sent));
    sendJson(response, 200, {
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: usage(sent, content),
    });
  };
};
