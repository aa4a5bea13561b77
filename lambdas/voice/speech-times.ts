import { now } from '../platform/clock';
import type { State } from './live-store';

const sum = (lengths: readonly number[]) => lengths.reduce((all, one) => all + one, 0);

/** The end of Wren's last sentence, in milliseconds since the epoch; 0 before the first. */
export const speechEnd = ({ speech }: Pick<State, 'speech'>): number =>
  speech === null ? 0 : Date.parse(speech.began_at) + sum(speech.lengths);

export const isAnswering = ({ answering }: Pick<State, 'answering'>): boolean =>
  answering !== null && answering > now().toISOString();

/** Whether Wren thinks or speaks, and the child has not interrupted her. */
export const canBeInterrupted = (state: State): boolean =>
  state.interrupted < state.turn && (isAnswering(state) || speechEnd(state) > now().getTime());

/** The sentences of a text, as they are spoken one by one. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.!?…]+(?:[.!?…]+["”’)*]*|$)\s*/gu) ?? [])
    .map((one) => one.trim())
    .filter((one) => one !== '');

/**
 * The part of a reply that was heard before it was interrupted: whole sentences, and words of the last one. Idempotent for the
 * same figures.
 */
export const heardOf = (reply: string, lengths: readonly number[], milliseconds: number): string => {
  let left = milliseconds;
  const heard: string[] = [];
  for (const [i, sentence] of sentencesOf(reply).entries()) {
    const length = lengths[i];
    if (length === undefined || left <= 0) break;
    const words = sentence.split(/\s+/);
    // A sentence that was shortened before stays as it is.
    const share = words.at(-1) === '…' ? 1 : Math.min(1, left / length);
    const count = Math.floor(words.length * share);
    if (count < words.length && count > 0) heard.push(`${words.slice(0, count).join(' ')} …`);
    if (count === words.length) heard.push(sentence);
    left -= length;
  }
  return heard.join(' ');
};
