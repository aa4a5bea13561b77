import type { LibraryCharacter } from '../../../../lambdas/stock/own-books';
import { introduced } from '../people';
import type { Response, Turn } from '../turn';
import { ageOf, agesOf } from './ages';
import { chapterOfLast, chapterWith, hardestWord, peopleOf } from './chapters';
import { homeOf, nameOf, placeOf } from './places';

/** Who somebody is. Undefined if the talk has said it already. */
export const introducing = (
  { request, played }: Turn,
  one: LibraryCharacter,
  isWhole = true,
): Response | undefined => {
  const said = introduced(one, one === played, isWhole);
  const isKnown = request.said.some((before) => before.text.includes(said));
  return isKnown ? undefined : { move: 'answer', text: said, isGiving: true, isGentle: true };
};

/** Answers a question about ages, numbers, places and chapters; undefined if it is none, or if the tutor cannot tell. */
export const factAsked = (turn: Turn): Response | undefined =>
  agesOf(turn) ??
  ageOf(turn) ??
  homeOf(turn) ??
  peopleOf(turn) ??
  chapterWith(turn) ??
  nameOf(turn) ??
  placeOf(turn) ??
  hardestWord(turn) ??
  chapterOfLast(turn);
