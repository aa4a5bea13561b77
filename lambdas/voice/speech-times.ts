import { now } from '../platform/clock';
import type { State } from './live-store';

const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);

/** When the last sentence of Wren is over, in milliseconds since the epoch; 0 before the first. */
export const speechEnd = ({ speech }: Pick<State, 'speech'>): number =>
  speech === null ? 0 : Date.parse(speech.began_at) + sum(speech.lengths);

export const isAnswering = ({ answering }: Pick<State, 'answering'>): boolean =>
  answering !== null && answering > now().toISOString();

/** Wren thinks or speaks, and the child has not spoken over her. */
export const canBeInterrupted = (state: State): boolean =>
  state.interrupted < state.turn && (isAnswering(state) || speechEnd(state) > now().getTime());

/** A text in sentences, as they are spoken. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+(?:[.!?…]+["”’)*]*|$)\s*/gu) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * The part of a reply that was heard before it was interrupted: whole sentences, and the words of the last one. A part is
 * shortened no further by the same figures.
 */
export const heardOf = (reply: string, lengths: readonly number[], milliseconds: number): string => {
  let left = milliseconds;
  const heard: string[] = [];
  for (const [i, sentence] of sentencesOf(reply).entries()) {
    const length = lengths[i];
    if (length === undefined || left <= 0) break;
    const words = sentence.split(/\s+/);
    // What was shortened before stays as it is.
    const share = words.at(-1) === '…' ? 1 : Math.min(1, left / length);
    const count = Math.floor(words.length * share);
    if (count < words.length && count > 0) heard.push(`${words.slice(0, count).join(' ')} …`);
    if (count === words.length) heard.push(sentence);
    left -= length;
  }
  return heard.join(' ');
};
