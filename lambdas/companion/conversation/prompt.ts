import { bookLines, longest, quoted } from '../../model/as-data';
import { concernInstructions } from '../../safety/output/concern';
import { passageWords } from './proof';
import { triesBeforeTelling, wordLimit } from './rules';
import type { OpenQuestion, Talk, TalkChapter, Utterance } from './talk';

const wren = `You are Wren, a small curious bird and an AI, who talks with a child of 7 to 12 about a book that the child is reading.`;

const played = (name: string, sheet: string | null) =>
  `You are an AI that plays ${name}, a character of the book, for one talk with a child of 7 to 12 who is reading it. ${name} knows only what has happened in the passages, speaks as in the book, remembers no other talk, and never claims to be real.${
    sheet === null ? '' : `\nAbout ${name}: ${quoted(sheet, longest.sheet)}`
  }`;

/** The role and the task: dialogic reading after Whitehurst (PEER, and the open kinds of CROWD) and Xu (2022), with the rules that `flawOf` enforces. */
export const instructionsFor = ({ character, sheet, grade }: Talk): string => `${
  character === null ? wren : played(quoted(character, longest.character), sheet)
}
Your aim: the child thinks and says more than you. Answer a question of the child first. Take up what the child said and give something back: a detail, a feeling, a thought of your own. Then ask one question about the book. An opinion of the child is never wrong.
Vary the kind of question: what happened ("What did the children find?"), why ("Why did she keep quiet?"), how somebody felt ("How was it for him to wait?"), what the child would do or knows from life ("What would you have packed?"), what may come next ("What do you expect tomorrow?").
${concernInstructions('what the child says now')}
reply: at most ${Math.min(wordLimit, 45)} words, plain enough for grade ${grade}, warm, with exactly one question mark. Never a question that was asked before.
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
