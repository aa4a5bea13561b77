import { checkArticle } from '../../lambdas/articles/writing/check-article';
import { writeArticle } from '../../lambdas/articles/writing/write-article';
import { answerOrNothing } from '../../lambdas/books/ask-about-book';
import { drawPicture } from '../../lambdas/comics/drawing/picture';
import { writeStoryboard } from '../../lambdas/comics/drawing/storyboard';
import { feedbackOn } from '../../lambdas/comics/story/writing-feedback';
import { checkClaims } from '../../lambdas/companion/conversation/claim-check';
import { answeredWithin, converse } from '../../lambdas/companion/conversation/converse';
import { UnusableAnswer } from '../../lambdas/model/ask';
import { crisisCheck } from '../../lambdas/model/crisis-check';
import { embed } from '../../lambdas/model/embed';
import { moderate } from '../../lambdas/model/moderate';
import { spokenRate, synthesize } from '../../lambdas/model/speak';
import { transcribe } from '../../lambdas/model/transcribe';
import { verified } from '../../lambdas/quiz/bank/verify';
import { writeQuestions } from '../../lambdas/quiz/bank/write-questions';
import { wavOf } from '../../lambdas/voice/sound/pcm';
import { speech } from '../tutor/voice/audio';
import * as sample from './samples';

/** What came out; throws `UnusableAnswer` for an answer that our checks refuse. */
type Try = () => Promise<string>;

const seconds = (most: number) => AbortSignal.timeout(most * 1000);

const required = (isMet: boolean, flaw: string) => {
  if (!isMet) throw new UnusableAnswer(flaw);
};

/** The result of a harmless story, in which the model has noticed no crisis. */
const harmless = (result: string, signs: readonly string[]): string => {
  required(signs.length === 0, `sees ${signs.join()} in a harmless story`);
  return result;
};

const reply = (feature: 'chat' | 'voice') => async () => {
  const until = performance.now() + answeredWithin[feature];
  const answer = await converse(feature, sample.talk, sample.said, 1, until);
  required(answer.kind === 'reply', `ended in: ${answer.kind}`);
  return answer.kind === 'reply' ? answer.text : '';
};

const doubting = (sentence: string) =>
  checkClaims(
    'chat',
    sample.talk,
    { reply: sentence, judgement: undefined, doubts: [{ sentence, isOfStory: true }] },
    seconds(15),
  );

const similarity = (one: readonly number[] = [], other: readonly number[] = []) =>
  one.reduce((sum, part, i) => sum + part * (other[i] ?? 0), 0);

/** Every feature that asks a model, with the product's own code. */
export const tries: readonly (readonly [name: string, run: Try])[] = [
  [
    'moderation',
    async () => {
      const { harmless, unfit } = sample.texts;
      const flagged = await moderate('chat', [...harmless, ...unfit], seconds(20));
      const [alarms, found] = [flagged.slice(0, harmless.length), flagged.slice(harmless.length)].map(
        (some) => some.filter(Boolean).length,
      );
      required(found === unfit.length, `flags ${found} of ${unfit.length} unfit texts`);
      required(alarms === 0, `flags ${alarms} of ${harmless.length} harmless texts`);
      return 'unfit texts flagged, harmless ones not';
    },
  ],
  [
    'crisis check',
    async () => {
      const [, disclosure = ''] = sample.texts.unfit;
      const [found, alarm] = await Promise.all(
        [disclosure, sample.said].map((said) => crisisCheck('chat', said, 'talk', seconds(10))),
      );
      required(found === 'self-harm', `answers ${found ?? 'nothing'} to self-harm`);
      required(alarm === undefined, `sees ${alarm} in harmless words`);
      return 'a disclosure found, no alarm at harmless words';
    },
  ],
  ['chat', reply('chat')],
  ['voice reply', reply('voice')],
  [
    'claim check',
    async () => {
      await doubting(sample.sentences.supported);
      const passed = await doubting(sample.sentences.contradicted).then(
        () => true,
        (error) => !(error instanceof UnusableAnswer),
      );
      required(!passed, 'lets a false sentence pass');
      return 'a true sentence passed, a false one did not';
    },
  ],
  [
    'chapters',
    async () => {
      const book = {
        title: 'Alice’s Adventures in Wonderland',
        author: 'Lewis Carroll',
        publishedYear: '1865',
      };
      const known = await answerOrNothing(book as never, undefined);
      required(known.quiz_possible, 'does not know Alice’s Adventures in Wonderland');
      return `${known.chapters.length} chapters`;
    },
  ],
  [
    'quiz',
    async () => {
      const { usable, refused } = await writeQuestions(sample.subject, {
        count: 6,
        atLeast: 1,
        present: [],
        refused: [],
      });
      return `${usable.length} of ${usable.length + refused.length} questions usable`;
    },
  ],
  [
    'solving',
    async () => {
      const questions = sample.questions.slice(0, 6);
      const solved = await verified(sample.subject, questions);
      required(solved.length > 0, 'solves no question');
      return `${solved.length} of ${questions.length} questions solved`;
    },
  ],
  ['article', async () => (await writeArticle(sample.order)).title],
  ['checking', async () => `${(await checkArticle(sample.article)).why.length} gaps hold`],
  [
    'feedback',
    async () => {
      const renamed = { text: sample.story, restore: (text: string) => text };
      const { feedback, signs } = await feedbackOn(sample.story, renamed, sample.prompt);
      return harmless(feedback.next, signs);
    },
  ],
  [
    'storyboard',
    async () => {
      const { board, signs } = await writeStoryboard(sample.story);
      return harmless(`${board.panels.length} panels`, signs);
    },
  ],
  [
    'picture',
    async () => {
      const picture = await drawPicture(sample.storyboard, 'Cartoon');
      required(picture !== undefined, 'picture refused');
      return `${picture?.length} bytes`;
    },
  ],
  [
    'embeddings',
    async () => {
      const [dragons, knights, bicycles] = await embed([
        'stories about dragons',
        'a book in which a dragon guards a castle',
        'how to repair a bicycle',
      ]);
      required(similarity(dragons, knights) > similarity(dragons, bicycles), 'finds the wrong book');
      return `${dragons?.length} dimensions`;
    },
  ],
  [
    'speech',
    async () =>
      `${((await synthesize(sample.said, seconds(15))).length / 2 / spokenRate).toFixed(1)} s of sound`,
  ],
  [
    'transcription',
    async () => {
      const song = speech({ input: 'What happened next?' });
      const samples = new Int16Array(song.buffer, song.byteOffset, song.length >> 1);
      return `heard ${(await transcribe(wavOf(samples), seconds(15))).length} characters`;
    },
  ],
];
