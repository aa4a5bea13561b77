import { contentStems, countWords, essence } from '../../../lambdas/safety/text/words';
import type { LibraryBook } from '../../../lambdas/stock/own-books';
import { asking, hint } from './draft';
import { judge } from './judge';
import { readMemory } from './memory';
import { metIn, peopleIn } from './people';
import { phrasesOf } from './phrases';
import { readTalk, type TalkRequest } from './read';
import { respond } from './respond';
import { plainWords } from './spelling';
import { type Topic, topicsOf } from './topics';
import { traitsIn } from './traits';
import type { Response, Turn } from './turn';
import { isHarmfulSecret } from './understand';

const stemsIn = ({ chapters, title }: TalkRequest): ReadonlySet<string> =>
  new Set(
    chapters
      .flatMap((chapter) => contentStems(`${chapter.title} ${chapter.text}`))
      .concat(contentStems(title)),
  );

/** In the first turn about a book that the tutor has not read, it says so. */
const unread = ({ title }: TalkRequest): Response => ({
  move: 'ask',
  text: `I have not read *${title}* myself, so you are the expert.`,
});

/**
 * A second try leaves out the refused sentence of the first part. Where another part was refused, it keeps only the first sentence,
 * and tells nothing else of the book.
 */
const simpler = ({ phrases }: Turn, first: Response | 'hint', refused: string): Response => {
  if (first === 'hint')
    return { move: 'ask', text: phrases.say('accepting'), kinds: ['chapter', 'book', 'easy'] };
  const advice = essence(refused);
  const sentences = first.text.split(/(?<=[.!?]) /).filter((one) => !one.endsWith('?'));
  const kept = sentences.filter((one) => !advice.includes(essence(one)));
  const isFound = kept.length < sentences.length;
  const text = (isFound ? kept.join(' ') : sentences[0]) || phrases.say('accepting');
  // A moment that was refused itself has no question.
  const isTold = first.topic === undefined || (isFound && text.includes(first.topic.lead));
  const { topic, isComplete: _, ...rest } = first;
  return isTold && topic !== undefined
    ? { ...rest, text, topic }
    : { ...rest, text, kinds: ['chapter', 'book', 'easy'] };
};

/** Whether a question is the topic's. The product keeps its last sentence. */
const hasAsked = (topic: Topic, question: string): boolean =>
  essence(topic.question).endsWith(essence(question)) || essence(question).endsWith(essence(topic.question));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Hi Wren, I am on chapter 3": what is said after the greeting. */
const withoutGreeting = (text: string, companion: string): string => {
  const names = [companion, companion.split(' ').at(-1) ?? '', companion.split(' ')[0] ?? '', 'wren'].map(
    escaped,
  );
  const rest = text.replace(
    new RegExp(
      `^(?:(?:hi+|hello+|he+y+|hiya|good (?:morning|evening|afternoon))\\b(?: (?:the )?(?:${names.join('|')})\\b)?|wren\\b(?= I\\b))[,.! ]+`,
      'iu',
    ),
    '',
  );
  return countWords(rest) >= 3 && !/^(?:it['’]?s (?:me|\p{Lu})|me again|I(?:['’]m| am) back)/iu.test(rest)
    ? rest
    : text;
};

/** A character may be called by another of its names: it speaks as the one of the sheet. */
const asNamed = (book: LibraryBook | undefined, request: TalkRequest): TalkRequest => {
  const one = book?.characters.find(({ name, also = [] }) =>
    [name, ...also].some((other) => other === request.companion),
  );
  return one === undefined ? request : { ...request, companion: one.name };
};

const turnOf = (book: LibraryBook | undefined, request: TalkRequest): Turn => {
  const memory = readMemory(request.summary);
  const { text: written, language } = plainWords(request.words);
  const text = withoutGreeting(written, request.companion);
  const chapters = request.chapters.map(({ number }) => number);
  const topics = topicsOf(book, book === undefined ? [] : chapters, request.companion);
  const scene = topics[memory.had.at(-1) ?? -1];
  const isAsked = request.open !== null && scene !== undefined && hasAsked(scene, request.open.question);
  const current = isAsked ? scene : undefined;
  const played = book?.characters.find(({ name }) => name === request.companion);
  const read = new Map(
    chapters.map((number) => [number, book?.chapters[Math.max(1, number) - 1]?.text ?? '']),
  );
  const met = metIn(book, [...read.values()]);
  const named = peopleIn({ words: text, said: request.said }, met, scene?.who);
  const isToMe = played !== undefined && /\b(?:you|your)\b/i.test(text) && named.length === 0;
  return {
    request,
    book,
    text,
    language,
    memory,
    topics,
    current,
    scene,
    isFollowed: request.open !== null && !isAsked,
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
  const request = asNamed(book, readTalk(material));
  const turn = turnOf(book, request);
  const first = book === undefined && turn.memory.turn === 0 ? unread(request) : respond(turn);
  const response = refused === undefined ? first : simpler(turn, first, refused);
  const drafted =
    response === 'hint' && turn.current !== undefined
      ? hint(turn, turn.current)
      : asking(turn, response as Response);
  return isHarmfulSecret(request.words) ? { ...drafted, concern: 'abuse' } : drafted;
};
