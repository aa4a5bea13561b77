import { contentWords } from '../../../../lambdas/safety/text/words';
import { isAbout } from '../moments';
import { shortName } from '../people';
import type { Response, Turn } from '../turn';

/** "How many people are in this chapter?" */
export const peopleOf = ({ text, read, met, played }: Turn): Response | undefined => {
  if (
    !/\bhow many (?:people|persons|characters) (?:are|is) (?:there|in (?:the|this))\b|\bwho(?:['’]s| is| are)? (?:all )?in (?:the|this) (?:book|story|chapter)\b|\bwho are the (?:people|characters|main)\b/i.test(
      text,
    )
  )
    return undefined;
  const chapter = [...read.values()].at(-1) ?? '';
  const names = met.filter((one) => one !== played && isAbout(chapter, one)).map(shortName);
  return names.length < 2
    ? undefined
    : {
        move: 'answer',
        text: `I count ${names.length} whose names I know: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
        asks: ['Did I forget anybody?', 'Which of them would you like to know better?'],
        isGentle: true,
      };
};

/** "Was that in this chapter?" */
export const chapterOfLast = ({ text, scene, book, request }: Turn): Response | undefined => {
  const last = request.said.filter(({ role }) => role === 'companion').slice(-2);
  const told = (book?.gists ?? []).findIndex((gist) => last.some((one) => one.text.includes(gist)));
  const chapter = told >= 0 ? told + 1 : (scene?.chapter ?? 0);
  return chapter > 0 &&
    /\b(?:in|from) (?:this|which|what) chapter\b/i.test(text) &&
    /\b(?:that|this|it)\b/i.test(text)
    ? {
        move: 'answer',
        text: `Yes, we talked about chapter ${chapter}.`,
        asks: ['What came before it, do you remember?', 'What else is in that chapter?'],
        isGentle: true,
      }
    : undefined;
};

/** "In which chapter did N first meet M?" */
export const chapterWith = ({ text, people, read }: Turn): Response | undefined => {
  if (!/\b(?:which|what) chapter\b/i.test(text) || people.length === 0) return undefined;
  const [number] = [...read].find(([, chapter]) => people.every((one) => isAbout(chapter, one))) ?? [];
  return number === undefined
    ? undefined
    : {
        move: 'answer',
        text: `In chapter ${Math.max(1, number)}, I would say.`,
        asks: ['What do you remember of that?', 'What did you think of them at first?'],
        isGentle: true,
      };
};

/** "Which word is the hardest?" */
export const hardestWord = ({ text, read, met }: Turn): Response | undefined => {
  if (
    !/\b(?:hardest|longest|most difficult) word\b|\bword is the (?:hardest|longest|most difficult)\b/i.test(
      text,
    )
  )
    return undefined;
  const chapter = [...read.values()].at(-1) ?? '';
  const names = new Set(
    met.flatMap(({ name, also = [] }) => [name, ...also].join(' ').toLowerCase().split(' ')),
  );
  const [word] = [...new Set(contentWords(chapter))]
    .filter((one) => /^\p{Ll}+$/u.test(one) && !names.has(one) && chapter.includes(` ${one}`))
    .toSorted((a, b) => b.length - a.length || a.localeCompare(b));
  return word === undefined
    ? undefined
    : {
        move: 'answer',
        text: `I would pick “${word}”.`,
        asks: ['Do you know what it means?', 'Which one would you pick?'],
        isGentle: true,
      };
};
