import { passageWords } from '../../../lambdas/companion/conversation/proof';
import { triesBeforeTelling } from '../../../lambdas/companion/conversation/rules';
import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../lambdas/stock/own-books';
import { isPlain, mostGrade, wasAsked } from './choose';
import { hintFor } from './hint';
import { judge } from './judge';
import { readMemory, writeMemory } from './memory';
import { metIn, peopleIn } from './people';
import { phrasesOf } from './phrases';
import { readTalk, type TalkRequest } from './read';
import { bridges, bridgesToMoment, challenges } from './replies';
import { respond } from './respond';
import { plainWords } from './spelling';
import { reveals, toldBy } from './told';
import { type Topic, topicsOf } from './topics';
import { traitsIn } from './traits';
import type { Claim, Response, Turn } from './turn';
import { isHarmfulSecret } from './understand';

const mostWords = 50;

/** These come only where they are asked for. */
const special: readonly Topic['kind'][] = ['easy', 'closing', 'joking'];

const stemsIn = ({ chapters, title }: TalkRequest): ReadonlySet<string> =>
  new Set(
    chapters
      .flatMap((chapter) => contentStems(`${chapter.title} ${chapter.text}`))
      .concat(contentStems(title)),
  );

/** Adds the topics whose answer or sentence the reply has revealed to the memory, so that no question repeats them. */
const remembering = ({ topics, memory }: Turn, had: readonly number[], reply: string): string => {
  const isTold = toldBy(reply);
  const told = [...topics.keys()].filter((i) => !had.includes(i) && isTold(topics[i] as Topic));
  return writeMemory({ had: [...told, ...had], turn: memory.turn + 1 });
};

/** A sentence that is too short to prove anything makes no claim. */
const provable = (claims: readonly Claim[]) =>
  claims.filter(
    ({ passage }) =>
      countWords(passage) >= passageWords.fewest &&
      countWords(passage) <= passageWords.most &&
      contentStems(passage).length > 0,
  );

const hint = (turn: Turn, current: Topic) => {
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

/** The words of the answer that the child still has to find. */
const secretOf = ({ request, current, judged }: Turn): string[] =>
  judged === 'right' || (request.open?.tries ?? 0) >= triesBeforeTelling
    ? []
    : contentStems(current?.expected ?? '');

/** What leads from the first part of a reply to a topic. */
const leadingTo = ({ kind }: Topic, { isAside, move }: Response, { phrases }: Turn): string => {
  if (kind === 'recall' && move !== 'expand') return phrases.pick(challenges);
  if (isAside !== true || kind === 'joking') return '';
  return kind === 'line' ? '' : phrases.pick(kind === 'moment' ? bridgesToMoment : bridges);
};

/** The index of the next topic that fits: not asked before, not told before, and simple and short enough with the reply. */
const nextTopic = (turn: Turn, response: Response): number => {
  const { text, topic: told, kinds } = response;
  const { topics, memory, current } = turn;
  if (told !== undefined) return topics.indexOf(told);
  const secret = secretOf(turn);
  const isTold = toldBy(text);
  /** The words of the answer that the question does not contain. */
  const answerTo = ({ expected, question }: Topic) => {
    const asked = new Set(contentStems(question));
    return contentStems(expected ?? '').filter((word) => !asked.has(word));
  };
  const isShown = (reply: string) => isPlain(reply, mostWords) && !reveals(reply, secret);
  const fits = (topic: Topic) =>
    !reveals(text, answerTo(topic)) &&
    (topic.evidence === '' || topic.evidence !== current?.evidence) &&
    !isTold(topic) &&
    !(response.isGentle === true && topic.kind === 'recall') &&
    isShown(`${text} ${leadingTo(topic, response, turn)} ${topic.lead} ${topic.question}`);
  const isFresh = (topic: Topic, i: number) =>
    !memory.had.includes(i) && !wasAsked(turn, topic) && fits(topic);
  const { people } = turn;
  const theirs =
    kinds === undefined && people.length > 0
      ? topics.findIndex(
          (topic, i) =>
            topic.kind === 'moment' &&
            topic.who !== undefined &&
            people.includes(topic.who) &&
            isFresh(topic, i),
        )
      : -1;
  if (theirs >= 0) return theirs;
  const wanted = kinds && topics.findIndex((topic, i) => kinds.includes(topic.kind) && isFresh(topic, i));
  if (wanted !== undefined && wanted >= 0) return wanted;
  const fresh = topics.findIndex((topic, i) => !special.includes(topic.kind) && isFresh(topic, i));
  if (fresh >= 0) return fresh;
  const again = (isFit: (topic: Topic) => boolean) =>
    topics.findIndex(
      (topic, i) =>
        topic.expected === null &&
        topic.kind !== 'joking' &&
        !memory.had.slice(-12).includes(i) &&
        !wasAsked(turn, topic) &&
        isFit(topic),
    );
  const late = again(fits);
  return late >= 0
    ? late
    : Math.max(
        0,
        again(({ kind }) => kind === 'easy'),
      );
};

/**
 * When the product replaced the tutor's last reply by a fixed one, it refused the tutor's question: the tutor never asks that
 * question again.
 */
const refusedTopics = (turn: Turn, response: Response): readonly number[] =>
  turn.request.open === null && turn.request.said.length > 0 ? [nextTopic(turn, response)] : [];

const asking = (told: Turn, response: Response) => {
  const refused = refusedTopics(told, response).filter((one) => !told.memory.had.includes(one));
  const turn = { ...told, memory: { ...told.memory, had: [...refused, ...told.memory.had] } };
  const { topics, memory, judged } = turn;
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
    summary: remembering(turn, [...memory.had.filter((one) => one !== index), index], reply),
  };
};

/** In the first turn about a book that the tutor has not read, it says so. */
const unread = ({ title }: TalkRequest): Response => ({
  move: 'ask',
  text: `I have not read *${title}* myself, so you are the expert.`,
});

/** A second try keeps what was not refused of the first part, and asks about the book without telling anything of it. */
const simpler = ({ phrases, traits }: Turn, first: Response | 'hint', refused: string): Response => {
  const sentences = first === 'hint' ? [] : first.text.split(/(?<=[.!]) /);
  const isRefused = first === 'hint' || sentences.some((one) => refused.includes(one));
  return {
    move: 'ask',
    text: isRefused ? phrases.taken(traits) : (sentences[0] ?? ''),
    kinds: ['chapter', 'book'],
  };
};

const turnOf = (book: LibraryBook | undefined, request: TalkRequest): Turn => {
  const memory = readMemory(request.summary);
  const { text, isSpanish } = plainWords(request.words);
  const chapters = request.chapters.map(({ number }) => number);
  const topics = topicsOf(book, book === undefined ? [] : chapters, request.companion);
  const current = request.open === null ? undefined : topics[memory.had.at(-1) ?? -1];
  const played = book?.characters.find(({ name }) => name === request.companion);
  const read = new Map(
    chapters.map((number) => [number, book?.chapters[Math.max(1, number) - 1]?.text ?? '']),
  );
  const met = metIn(book, [...read.values()]);
  const named = peopleIn({ words: text, said: request.said }, met, current?.who);
  const isToMe = played !== undefined && /\b(?:you|your)\b/i.test(text) && named.length === 0;
  return {
    request,
    book,
    text,
    isSpanish,
    memory,
    topics,
    current,
    judged: judge(text, current),
    phrases: phrasesOf(played, request, memory.turn),
    played,
    met,
    people: isToMe && played !== undefined ? [played] : named,
    traits: traitsIn(text),
    known: stemsIn(request),
    read,
  };
};

/**
 * The tutor's turn in a talk: deterministic, from the questions, the texts and the character sheets of the library. It answers the
 * child's words first, gives something of the book, and then asks one question.
 */
export const talk = (book: LibraryBook | undefined, material: string, refused?: string): object => {
  const request = readTalk(material);
  const turn = turnOf(book, request);
  const first = book === undefined && turn.memory.turn === 0 ? unread(request) : respond(turn);
  const response = refused === undefined ? first : simpler(turn, first, refused);
  const drafted =
    response === 'hint' && turn.current !== undefined
      ? hint(turn, turn.current)
      : asking(turn, response as Response);
  return isHarmfulSecret(request.words) ? { ...drafted, concern: 'abuse' } : drafted;
};
