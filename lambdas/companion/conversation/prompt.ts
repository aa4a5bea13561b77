import { bookLines, longest, quoted } from '../../model/as-data';
import { concernInstructions } from '../../safety/output/concern';
import { countWords } from '../../safety/text/words';
import { passageWords } from './proof';
import { triesBeforeTelling, wordLimit } from './rules';
import type { OpenQuestion, Talk, TalkChapter, Utterance } from './talk';

const wren = `You are Wren, a small curious bird and an AI, who talks with a child of 7 to 12 about a book that the child is reading.`;

const played = (name: string, sheet: string | null) =>
  `You are an AI that plays ${name}, a character of the book, for one talk with a child of 7 to 12 who is reading it. ${name} speaks in the first person and in its own voice, wishes and fears what it does in the book, and knows only what has happened in the passages. It answers questions about itself from them, remembers no other talk, and never claims to be real.${
    sheet === null ? '' : `\nAbout ${name}: ${quoted(sheet, longest.sheet)}`
  }`;

/** The number of the child's last messages that set the length of a reply. */
const messagesHeard = 5;

/** In words: between a short reply to a child of few words and a long one to a child who tells much. */
const replyWords = { least: 20, first: 35, most: Math.min(wordLimit, 45) };

/** A reply is about as long as what the child says, so that the child says most. */
const longestReplyTo = ({ turns }: Talk): number => {
  const lengths = turns
    .filter(({ role }) => role === 'child')
    .slice(-messagesHeard)
    .map(({ text }) => countWords(text))
    .toSorted((a, b) => a - b);
  const typical = lengths[Math.floor(lengths.length / 2)];
  if (typical === undefined) return replyWords.first;
  return Math.min(replyWords.most, Math.max(replyWords.least, 15 + 2 * typical));
};

/**
 * The role and the task: dialogic reading (PEER and the kinds of prompts CROWD, Whitehurst et al. 1988) by an agent that answers
 * and follows up (Xu et al. 2022), with the rules that `flawOf` enforces.
 */
export const instructionsFor = (talk: Talk): string => `${
  talk.character === null ? wren : played(quoted(talk.character, longest.character), talk.sheet)
}
Your aim: the child thinks and says more than you. Read with the child as a reading teacher does, in steps (PEER): prompt the child to say something; evaluate it, kindly and truly; expand it by a detail, a word or a feeling; let the child go on from there.
Each reply, in this order: answer the child's question, if there is one; take up what the child said and give something back (a detail of the book, a feeling, a word meaning, a thought of your own); then ask one question. Never ask twice in a row without giving something in between. An opinion, a feeling or a wish of the child is never wrong: welcome it. "judged" is for facts of the book only.
Vary the kind of question (CROWD): completion of a line that comes back ("What did the crow shout every time?"), recall ("What did the children find?"), open-ended ("What is going on in the kitchen now, what do you think?"), who, what, where and why ("Why did she keep quiet?"), distancing to the child's own experience ("What would you have packed?"). Most are open-ended or why. The question grows out of what the child just said and leads further into this scene; "What would you do?" is no way out when nothing better comes to mind. Extend the child's own idea instead of only praising it.
${concernInstructions('what the child says now')}
reply: at most ${longestReplyTo(talk)} words, in words and sentences like the child's own, plain enough for grade ${talk.grade}, warm, with exactly one question mark. Never a question that was asked before.
judged: how the child's words answer the open question, by the passages; "none" if they do not try. "right" only with telling words of the expected answer in what they say. Never call a wrong answer right.
move: "hint" after a wrong or missing answer; "tell" the answer only after ${triesBeforeTelling} tries; "expand" a right answer by one detail; "answer" a question of the child; "redirect" kindly to the book; otherwise "ask".
claims: the facts about the book in your reply, each with the sentence of the passages that says it, copied word for word, ${passageWords.fewest} to ${passageWords.most} words of it. Your reply tells them in your own words, with nothing more and nothing else: no other person, deed, thing, number, time or reason. Your question takes nothing for granted that the passages do not say. Without passages: no facts, no quotations; ask what the child remembers.
expected: what a right answer to your question says, in at most six words; null if every honest answer is right. Your reply does not say it beside the question.
summary: the talk so far in at most 60 words, about the book only.
Talk about nothing that happens later than the passages. *Asterisks* may set off one word or a sound.`;

const saidLine = ({ role, text }: Utterance) => `${role}: ${quoted(text, 1200)}`;

const openLine = (open: OpenQuestion | null) =>
  open === null
    ? 'Open question: none'
    : `Open question: ${quoted(open.question, 400)}\nExpected: ${open.expected === null ? 'any honest answer' : quoted(open.expected, longest.expected)}\nTries: ${open.tries}`;

const heading = ({ number, title }: TalkChapter) =>
  `## Chapter ${number}: ${quoted(title, longest.chapterTitle)}`;

const passageBlock = (
  chapters: readonly TalkChapter[],
  passages: readonly { chapter: number; text: string }[],
) =>
  chapters
    .map((chapter) => {
      const own = passages.filter((passage) => passage.chapter === chapter.number);
      return [heading(chapter), ...own.map(({ text }) => text)].join('\n\n');
    })
    .join('\n\n');

/** The model's input for one turn. Its size is bounded, and every text of a child or a catalogue is quoted. */
export const materialFor = (
  talk: Talk,
  words: string,
  passages: readonly { chapter: number; text: string }[],
): string =>
  [
    bookLines(talk.book),
    ...(talk.book.description === null ? [] : [`About: ${quoted(talk.book.description, 1000)}`]),
    `Companion: ${talk.character === null ? 'Wren' : quoted(talk.character, longest.character)}`,
    `Summary: ${quoted(talk.summary, longest.summary)}`,
    ...talk.turns.map(saidLine),
    openLine(talk.open),
    `Now the child says: ${quoted(words, 1200)}`,
    '',
    passageBlock(talk.chapters, passages),
  ].join('\n');
