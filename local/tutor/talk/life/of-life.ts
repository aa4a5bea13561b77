import { countWords } from '../../../../lambdas/safety/text/words';
import { actIn } from '../acts';
import { isAbout } from '../moments';
import type { Turn } from '../turn';
import { lifeIn } from './own';

/** What "I" only think, and what belongs to the book. */
const thinkingOf =
  /\b(?:story|book|chapter)\b|\bI (?:don['’]?t|do not|can['’]?t|cannot) (?:think|believe|agree|understand|get)\b|\bI(?:['’]m| am)? (?:(?:really|also|just|still|do|did|\w+ly) )*(?:think|thought|guess|predict|reckon|suppose|see|understand|believe|know|bet|hope|wonder\w*|mean|agree|remember|felt|noticed?)\b/i;

const ofThem = /\b(?:they|he|she|him|her|them)\b/i;

const isOwn = (text: string): boolean =>
  (/^(?:(?:and|but|so|well|oh|once|also|today|yesterday),? )?(?:I|my|we|our)\b/i.test(text) ||
    /^(?:me and|once|yesterday|today|last|one day|nobody|everybody|people)\b.*\b(?:I|me|my|we|us)\b/i.test(
      text,
    ) ||
    /^(?:in|at|near|behind) (?:my|our)\b/i.test(text)) &&
  !thinkingOf.test(text);

/** The child speaks of itself: nobody of the story is named, or meant by a pronoun. */
export const isOfLife = (turn: Turn): boolean =>
  lifeIn(turn) === 'certain' ||
  (isOwn(turn.text) &&
    (turn.people.length === 0 ||
      !(ofThem.test(turn.text) || turn.met.some((one) => isAbout(turn.text, one, true)))));

/** Something of the child's own that is not easy. */
export const isHard = (text: string): boolean =>
  /\b(?:scared|afraid|sad|alone|lonely|hard|annoying|hurts?|ill|sick|hospital|away|broken|lost (?!(?:a|my) (?:\w+ )?tooth)|dying|mad at me|left out|hate|fight|fights|laughs? at|not (?:have|speaking|talking|allowed|like)|(?:do|does|am|is|are|can)n['’]?t|cannot)\b/i.test(
    text,
  );

/** The child goes on about its own life: "she sleeps on my bed", "yes, he is better now". */
export const isGoingOnOfLife = ({ request, met, text }: Turn): boolean => {
  const before = request.said.findLast(({ role }) => role === 'child')?.text ?? '';
  const isBrief = countWords(text) <= 3 && actIn(text) === undefined;
  return (
    (isBrief ||
      /^(?:(?:yes|yeah|yep|no|and|but|so|well),? )*(?:he|she|it|they|we|I|mine|just|only|not|because|his|her)(?:['’]\p{L}+)?\b/iu.test(
        text,
      )) &&
    isOwn(before) &&
    (/\b(?:my|our)\b/i.test(before) ||
      !/^(?:\w+,? )?I (?:\w+ )?(?:likes?|liked|loved?|hated?|wants?|wanted|wonder)\b/i.test(before)) &&
    (!/\b(?:he|she|they)\b/i.test(text) || /\b(?:my|our|we|an?)\b/i.test(before)) &&
    !/\b(?:book|story|chapter|boring|nothing happens|too (?:short|long|hard|easy))\b|^I (?:\p{L}+ )?(?:think|guess|bet|hope|would|wonder|wish)\b/iu.test(
      text,
    ) &&
    !met.some((one) => isAbout(`${before} ${text}`, one, true))
  );
};
