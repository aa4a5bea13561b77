import { isFarewell } from '../../../lambdas/companion/conversation/farewell';
import { passageWords } from '../../../lambdas/companion/conversation/proof';
import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import { isPlain, mostGrade, wasPut } from './choose';
import { hintFor } from './hint';
import { markOf, writeMemory } from './memory';
import { isBeside, leadingTo, mostWords, nextTopic } from './next-topic';
import { reveals, toldBy } from './told';
import type { Topic } from './topics';
import { secretOf } from './tries';
import type { Claim, Response, Turn } from './turn';
import { isQuestion } from './understand';

/** Adds the topics whose answer or sentence the reply has revealed to the memory, so that no question repeats them. */
const remembering = (
  { topics, memory }: Turn,
  had: readonly number[],
  reply: string,
  asked: readonly string[] = [],
): string => {
  const isTold = toldBy(reply);
  const told = [...topics.keys()].filter((i) => !had.includes(i) && isTold(topics[i] as Topic));
  return writeMemory({ had: [...told, ...had], turn: memory.turn + 1, asked: [...memory.asked, ...asked] });
};

/** A sentence that is too short to prove anything makes no claim. */
const provable = (claims: readonly Claim[]) =>
  claims.filter(
    ({ passage }) =>
      countWords(passage) >= passageWords.fewest &&
      countWords(passage) <= passageWords.most &&
      contentStems(passage).length > 0,
  );

/** The same question again, with a clue. */
export const hint = (turn: Turn, current: Topic) => {
  const { judged, memory, phrases, read } = turn;
  const opener = phrases.opener(judged === 'right' ? 'none' : judged);
  const clue = hintFor(current, read.get(current.chapter) ?? '', mostGrade);
  const reply = `${opener} ${clue} ${phrases.say('again')}`;
  return {
    concern: 'nothing',
    judged,
    move: 'hint',
    reply,
    claims: provable([{ claim: current.evidence, passage: current.evidence }]),
    expected: current.expected,
    summary: remembering(turn, memory.had, reply),
  };
};

const lastReply = ({ request }: Turn): string =>
  request.said.findLast(({ role }) => role === 'companion')?.text ?? '';

/** The product said a fixed reply instead of the tutor's last one: it refused that, or its question. Fixed replies ask. */
const isReplaced = (turn: Turn): boolean => turn.request.open === null && lastReply(turn).includes('?');

/** Soon after a question a reply that gives something needs none: who is asked at each turn is tested, and not talked with. */
const mayRest = ({ request }: Turn, { isGiving }: Response, alone: string): boolean =>
  isGiving === true &&
  isPlain(alone, mostWords) &&
  request.said
    .filter(({ role }) => role === 'companion')
    .slice(-2)
    .some(({ text }) => text.includes('?'));

/** No sentence ends after "Mr." or "T." */
const end = /(?<=[.!?…][”’]?)(?<!\b(?:\p{Lu}|Mr|Mrs|Dr|St)\.) /u;

const withoutQuestion = (text: string): string => {
  const sentences = text.split(end);
  return (sentences.at(-1)?.endsWith('?') ? sentences.slice(0, -1) : sentences).join(' ');
};

/** The questions that may grow out of the reply: new in this talk, and without the answer that the child is looking for. */
const ownQuestions = (turn: Turn, { text, topic, asks = [] }: Response): readonly string[] =>
  topic !== undefined
    ? []
    : asks.filter((one) => !wasPut(turn, one) && !reveals(`${text} ${one}`, secretOf(turn)));

/** After a long answer that leaves no room for another question. */
const shortest = ['What do you say to that?', 'And what do you think?', 'What did you think there?'];

/** The child leads on. */
const invitations = {
  wren: 'What else would you like to know?',
  character: 'What else would you like to ask me?',
} as const;

/** Once in a talk is enough. */
const wasInvited = ({ request }: Turn): boolean =>
  request.said.some(({ role, text }) => role === 'companion' && /\bWhat else\b/.test(text));

/** After the answer to a child's question, where nothing near it can be asked, the turn is the child's. */
const isLeftOpen = (turn: Turn, response: Response): boolean => {
  const next = turn.topics[nextTopic(turn, response)];
  const isAnswer = response.isGiving === true && response.move === 'answer' && isQuestion(turn.text);
  return isAnswer && response.topic === undefined && (next === undefined || isBeside(next, response, turn));
};

const inviting = (turn: Turn, response: Response): string | undefined => {
  const one = invitations[turn.played === undefined ? 'wren' : 'character'];
  return !wasInvited(turn) && !wasPut(turn, one) && isPlain(`${response.text} ${one}`, mostWords)
    ? one
    : undefined;
};

/** A short question that fits any answer. */
const easing = (turn: Turn): string | undefined => shortest.find((one) => !wasPut(turn, one));

/** The first that is plain with the reply. Where no topic follows plainly either, the plainest. */
const ownQuestion = (turn: Turn, response: Response, asks: readonly string[]): string | undefined => {
  const { text, isGentle, topic } = response;
  const grade = (one: string) => gradeOfOwnWords(`${text} ${one}`);
  const plain = asks.find((one) => isPlain(`${text} ${one}`, mostWords));
  if (plain !== undefined || topic !== undefined) return plain;
  const last = isGentle === true ? shortest.filter((one) => !wasPut(turn, one)) : [];
  const [plainest] = [...asks, ...last].toSorted((a, b) => grade(a) - grade(b));
  if (plainest === undefined) return undefined;
  const next = turn.topics[nextTopic(turn, response)];
  return next !== undefined && isPlain(`${text} ${next.lead} ${next.question}`, mostWords)
    ? undefined
    : plainest;
};

/**
 * When the product replaced the tutor's last reply by a fixed one, it refused the tutor's question: the tutor never asks that
 * question again.
 */
const refusedTopics = (turn: Turn, response: Response): readonly number[] =>
  isReplaced(turn) ? [nextTopic(turn, response)] : [];

export const asking = (told: Turn, response: Response): object => {
  const refused = (ownQuestions(told, response).length === 0 ? refusedTopics(told, response) : []).filter(
    (one) => !told.memory.had.includes(one),
  );
  const before = { ...told, memory: { ...told.memory, had: [...refused, ...told.memory.had] } };
  const also = (response.told ?? []).map((one) => before.topics.indexOf(one));
  const had = [...before.memory.had.filter((one) => !also.includes(one)), ...also];
  const turn = { ...before, memory: { ...before.memory, had } };
  const { topics, memory, judged } = turn;
  if (response.isFarewell === true && isFarewell(turn.request.words))
    return {
      concern: 'nothing',
      judged,
      move: response.move,
      reply: response.text,
      claims: [],
      expected: null,
      summary: remembering(turn, memory.had, response.text),
    };
  const alone = withoutQuestion(response.text);
  if (alone !== '' && mayRest(turn, response, alone)) {
    const index = response.topic === undefined ? -1 : topics.indexOf(response.topic);
    return {
      concern: 'nothing',
      judged,
      move: response.move,
      reply: alone,
      claims: provable(response.claims ?? []),
      expected: null,
      summary: remembering(turn, index < 0 ? memory.had : [...memory.had, index], alone, response.marks),
    };
  }
  const asks = ownQuestions(turn, response);
  const isOpen = isLeftOpen(turn, response);
  const refusedOne = isReplaced(turn) ? ownQuestion(turn, response, asks) : undefined;
  const own =
    ownQuestion(
      turn,
      response,
      asks.filter((one) => one !== refusedOne),
    ) ?? (isOpen ? (inviting(turn, response) ?? easing(turn)) : undefined);
  if (response.isComplete === true)
    return {
      concern: 'nothing',
      judged,
      move: response.move,
      reply: response.text,
      claims: provable(response.claims ?? []),
      expected: null,
      summary: remembering(turn, memory.had, response.text, response.marks),
    };
  const put = [own, refusedOne].flatMap((one) => (one === undefined ? [] : markOf(one)));
  if (own !== undefined) {
    const reply = `${response.text} ${own}`;
    return {
      concern: 'nothing',
      judged,
      move: response.move,
      reply,
      claims: provable(response.claims ?? []),
      expected: null,
      summary: remembering(turn, memory.had, reply, [...put, ...(response.marks ?? [])]),
    };
  }
  const index = nextTopic(turn, response);
  const next = topics[index] as Topic;
  const lead = response.topic === undefined ? next.lead : '';
  const bridge = response.topic === undefined ? leadingTo(next, response, turn) : '';
  const states = lead !== '' || /[.!] /.test(next.question);
  const claims = [
    ...(response.claims ?? []),
    ...(states ? [{ claim: lead === '' ? next.evidence : lead, passage: next.evidence }] : []),
  ];
  const reply = [response.text, bridge, lead, next.question].filter((part) => part !== '').join(' ');
  return {
    concern: 'nothing',
    judged,
    move: response.move,
    reply,
    claims: provable(claims),
    expected: next.expected,
    summary: remembering(turn, [...memory.had.filter((one) => one !== index), index], reply, response.marks),
  };
};
