import { isAbout } from '../moments';
import { byRole, introduced } from '../people';
import type { Response, Turn } from '../turn';
import { rankedAnswers, tellingRank } from './answers';
import { closings } from './closings';

/** "So the mayor won the contest", "Gerald is a goat, right?": a picture of the story that the child wants to have confirmed. */
const claim =
  /^(?:(?:so|and|but|then|ok|wait),? )+(?=\p{L}+ )(.{8,}?)[.!?\s]*$|^((?:the )?\p{L}+ (?:is|was) (?:an?|the|his|her) \p{L}+)[.!\s]*$|^(.{6,}?),? (?:right|correct|isn['’]?t (?:he|she|it)|wasn['’]?t (?:he|she|it)|didn['’]?t (?:he|she|it|they)|yes)\W*$/iu;

/** "…, right?" wants nothing else. */
export const isToCheck = (text: string): boolean => /\b(?:right|correct)\W*$/i.test(text);

const subjectIn = (text: string): { subject: string; rest: string } | undefined => {
  const found =
    /^((?:the )?\p{L}[\p{L}'’-]*(?: \p{Lu}\p{L}+)?) ((?:is|was|are|were|has|had|did|can|\p{L}+ed|won|ate|took|gave|made|got|stole|found|broke|lost|went|ran|told|said|knew|kept|saw|fell|hid|wrote|sang)\b.*)$/iu.exec(
      text,
    );
  const [, subject, rest] = found ?? [];
  return subject === undefined || rest === undefined ? undefined : { subject, rest };
};

const vague = /^(?:he|she|it|they|you|i|we|this|that|what|who|why|how|when|where|there|maybe)$/i;

const right = ['Yes, that is right.', 'Yes, just so.', 'Right!'];
const other = ['Not quite, I think.', 'I remember it another way.', 'Let us see.'];

/** Says whether the story bears out a picture of it, with what it tells of that; undefined where nothing is near. */
export const checking = (turn: Turn): Response | undefined => {
  const { text, book, played, read, request, phrases } = turn;
  const said = subjectIn(claim.exec(text.trim())?.slice(1).find(Boolean) ?? '');
  if (book === undefined || said === undefined || vague.test(said.subject)) return undefined;
  const wanted = {
    companion: request.companion,
    last: Math.max(1, ...read.keys()),
    meant: { you: played?.name },
  };
  const being = /^(?:is|was) (?:an? |the |his |her |my )?(?:\p{L}+ )?(\p{L}+)$/iu.exec(said.rest)?.[1];
  const asked = being === undefined ? `who ${said.rest}` : `who is ${said.subject}`;
  const people = turn.met.filter((one) => isAbout(said.subject, one, true));
  const meant = people.length > 0 ? people : byRole(said.subject, turn.met);
  const [one] = meant;
  const [found] = rankedAnswers(asked, book, wanted);
  const isFound = found !== undefined && found.rank >= tellingRank.last;
  const sheet = being === undefined || one === undefined ? undefined : introduced(one, one === played, false);
  const told = sheet ?? (isFound ? found.answer.text : undefined);
  if (told === undefined) return undefined;
  const names = (being === undefined ? [said.subject, ...meant.map(({ name }) => name)] : [being]).map(
    (one) => one.replace(/^the /i, '').toLowerCase(),
  );
  const isSo = names.some((name) => new RegExp(`\\b${name}\\b`, 'i').test(told));
  // Somebody whom nobody knows here proves nothing.
  if (being === undefined && meant.length === 0 && !isSo) return undefined;
  const answer = told.replace(/^(?:yes|no)\b[,!.]? ?/i, '').replace(/\s*[^.!?…]*\?$/u, '');
  return {
    move: 'answer',
    text: `${phrases.pick(isSo ? right : other)} ${answer.replace(/^\p{Ll}/u, (one) => one.toUpperCase())}`,
    claims: answer.split(/(?<=[.!]) /).map((one) => ({ claim: one, passage: '' })),
    asks: closings({ ...turn, text: `is ${text}` }, answer),
    isGiving: true,
    isGentle: true,
  };
};
