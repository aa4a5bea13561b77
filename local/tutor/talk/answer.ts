import { passageWords } from '../../../lambdas/companion/conversation/proof';
import { triesBeforeTelling } from '../../../lambdas/companion/conversation/rules';
import { gradeOfOwnWords } from '../../../lambdas/safety/text/own-words';
import { contentStems, countWords } from '../../../lambdas/safety/text/words';
import type { LibraryBook, LibraryCharacter } from '../../../lambdas/stock/own-books';
import { sentenceAbout, sentenceFor } from './find-sentence';
import { hintFor } from './hint';
import { type Judgement, judge } from './judge';
import { type Memory, readMemory, writeMemory } from './memory';
import { type Phrases, phrasesOf } from './phrases';
import { readTalk, type TalkRequest } from './read';
import { reveals, toldBy } from './told';
import { type Topic, topicsOf } from './topics';
import { asideIn, isHarmfulSecret, isQuestion, isToCompanion, tellingWord } from './understand';

interface Turn {
  readonly request: TalkRequest;
  readonly memory: Memory;
  readonly topics: readonly Topic[];
  /** The topic of the open question, if one is open. */
  readonly current: Topic | undefined;
  readonly judged: Judgement;
  readonly phrases: Phrases;
  /** The character that the tutor plays. */
  readonly played: LibraryCharacter | undefined;
  /** The stems of the words that the child has read. */
  readonly known: ReadonlySet<string>;
  /** The complete texts of the chapters that the child has read: the material contains only passages of them. */
  readonly read: readonly string[];
}

/** The first part of a reply, before the next question. */
interface Response {
  readonly move: 'ask' | 'tell' | 'expand' | 'answer' | 'redirect';
  readonly text: string;
  /** The sentence of the book that the text quotes. No second quotation follows. */
  readonly quoted?: string;
}

const mostWords = 50;

/** The highest grade of text that the product shows to a child of eight. */
const mostGrade = 4;

const stemsIn = ({ chapters, title }: TalkRequest): ReadonlySet<string> =>
  new Set(
    chapters
      .flatMap((chapter) => contentStems(`${chapter.title} ${chapter.text}`))
      .concat(contentStems(title)),
  );

const isClosed = ({ request, current }: Turn) => request.open?.expected != null && current?.expected != null;

/** After two tries the tutor tells the answer by a quotation of the book. */
const telling = ({ current }: Turn): Response => ({
  move: 'tell',
  text: `Here is what the book says: “${current?.evidence}”`,
  quoted: current?.evidence ?? '',
});

const answering = ({ request, current, memory, phrases }: Turn): Response => {
  const sentence = sentenceFor(request, contentStems(current?.expected ?? ''));
  if (sentence === undefined) return { move: 'answer', text: phrases.notFound(memory.turn) };
  return { move: 'answer', text: phrases.lookedUp(memory.turn, sentence), quoted: sentence };
};

/** Answers a question about the character from a sentence of the book about it. Undefined when no such sentence is left. */
const answeringOfMe = ({ request, current, memory, phrases, played, read }: Turn): Response | undefined => {
  const secret = contentStems(current?.expected ?? '');
  const found = played && sentenceAbout(request, read, [played.name, ...(played.also ?? [])], secret);
  if (found === undefined) return undefined;
  const { sentence, isAnswer } = found;
  const text = isAnswer ? phrases.lookedUp(memory.turn, sentence) : phrases.ofMe(memory.turn, sentence);
  return { move: 'answer', text, quoted: sentence };
};

const taking = ({ request, memory: { turn }, judged, phrases, known }: Turn): Response => {
  if (judged === 'none') return { move: 'ask', text: phrases.unsure(turn) };
  if (countWords(request.words) <= 2) return { move: 'ask', text: phrases.brief(turn) };
  return { move: 'ask', text: phrases.taken(turn, tellingWord(request.words, known)) };
};

const respond = (turn: Turn): Response | 'hint' => {
  const { request, judged, phrases, memory, known } = turn;
  if (isClosed(turn) && judged === 'right') return { move: 'expand', text: phrases.right(memory.turn) };
  const aside = asideIn(request.words, known);
  if (isToCompanion(request.words, aside)) {
    const ofMe = answeringOfMe(turn);
    if (ofMe !== undefined) return ofMe;
  }
  if (aside !== undefined) return { move: 'redirect', text: phrases.retort(aside, memory.turn) };
  if (isQuestion(request.words)) return answering(turn);
  if (!isClosed(turn)) return taking(turn);
  return (request.open?.tries ?? 0) < triesBeforeTelling ? 'hint' : telling(turn);
};

/** A long thought is taken up, even if it does not answer the question. */
const isThought = ({ request: { words }, judged }: Turn) => judged !== 'right' && countWords(words) >= 10;

/** Adds the topics whose answer or sentence the reply has revealed to the memory, so that no question repeats them. */
const remembering = ({ topics, memory }: Turn, had: readonly number[], reply: string): string => {
  const isTold = toldBy(reply);
  const told = [...topics.keys()].filter((i) => !had.includes(i) && isTold(topics[i] as Topic));
  return writeMemory({ had: [...told, ...had], turn: memory.turn + 1 });
};

/** Each quoted sentence is a claim and its own proof. A sentence that is too short to prove anything makes no claim. */
const claimsOf = (sentences: readonly string[]) =>
  sentences
    .filter((one) => countWords(one) >= passageWords.fewest && contentStems(one).length > 0)
    .map((sentence) => ({ claim: sentence, passage: sentence }));

const hint = (turn: Turn, current: Topic) => {
  const { judged, memory, phrases } = turn;
  const opener = isThought(turn)
    ? phrases.taken(memory.turn, undefined)
    : phrases.opener(judged === 'right' ? 'none' : judged, memory.turn);
  const reply = `${opener} ${hintFor(current, mostGrade)} ${phrases.again(memory.turn)}`;
  return {
    concern: 'nothing',
    judged,
    move: 'hint',
    reply,
    claims: claimsOf([current.evidence]),
    expected: current.expected,
    summary: remembering(turn, memory.had, reply),
  };
};

/** The words of the answer that the child still has to find. */
const secretOf = ({ request, current, judged }: Turn): string[] =>
  judged === 'right' || (request.open?.tries ?? 0) >= triesBeforeTelling
    ? []
    : contentStems(current?.expected ?? '');

/** The index of the next topic that fits: not asked before, not told before, and simple and short enough with the reply. */
const nextTopic = (turn: Turn, { text, quoted }: Response): number => {
  const { topics, memory, current } = turn;
  const secret = secretOf(turn);
  const isTold = toldBy(text);
  const isShown = (reply: string) =>
    countWords(reply) <= mostWords && gradeOfOwnWords(reply) <= mostGrade && !reveals(reply, secret);
  /** The words of the answer that the question does not contain. */
  const answerTo = ({ expected, question }: Topic) => {
    const asked = new Set(contentStems(question));
    return contentStems(expected ?? '').filter((word) => !asked.has(word));
  };
  const fits = (topic: Topic) =>
    !reveals(text, answerTo(topic)) &&
    (topic.evidence === '' || topic.evidence !== current?.evidence) &&
    (quoted === undefined || topic.lead === '') &&
    !isTold(topic) &&
    isShown(`${text} ${topic.lead} ${topic.question}`);
  const fresh = topics.findIndex((topic, i) => !memory.had.includes(i) && fits(topic));
  return fresh >= 0
    ? fresh
    : Math.max(
        0,
        topics.findIndex(
          (topic, i) => topic.expected === null && !memory.had.slice(-12).includes(i) && fits(topic),
        ),
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
  const states = next.lead !== '' || /[.!] /.test(next.question);
  const quoted = [response.quoted, states ? next.evidence : undefined].filter((one) => one !== undefined);
  const reply = [response.text, next.lead, next.question].filter((part) => part !== '').join(' ');
  return {
    concern: 'nothing',
    judged,
    move: response.move,
    reply,
    claims: claimsOf(quoted),
    expected: next.expected,
    summary: remembering(turn, [...memory.had.filter((one) => one !== index), index], reply),
  };
};

/** In the first turn about a book that the tutor has not read, it says so. */
const unread = ({ title }: TalkRequest): Response => ({
  move: 'ask',
  text: `I have not read *${title}* myself, so you are the expert.`,
});

/**
 * The tutor's turn in a talk: deterministic, from the questions, the texts and the character sheets of the library. It responds
 * to the child's words first (with a hint after a wrong answer, later with the sentence of the book), then asks the next
 * question.
 */
export const talk = (book: LibraryBook | undefined, material: string): object => {
  const request = readTalk(material);
  const memory = readMemory(request.summary);
  const chapters = request.chapters.map(({ number }) => number);
  const topics = topicsOf(book, book === undefined ? [] : chapters, request.companion);
  const current = request.open === null ? undefined : topics[memory.had.at(-1) ?? -1];
  const judged = judge(request.words, current);
  const played = book?.characters.find(({ name }) => name === request.companion);
  const read = chapters.map((number) => book?.chapters[Math.max(1, number) - 1]?.text ?? '');
  const known = stemsIn(request);
  const turn = { request, memory, topics, current, judged, phrases: phrasesOf(played), played, known, read };
  const response = book === undefined && memory.turn === 0 ? unread(request) : respond(turn);
  const drafted =
    response === 'hint' && current !== undefined ? hint(turn, current) : asking(turn, response as Response);
  return isHarmfulSecret(request.words) ? { ...drafted, concern: 'abuse' } : drafted;
};
