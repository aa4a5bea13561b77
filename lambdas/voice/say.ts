import { isSung, spokenRate, synthesize } from '../model/speak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { all, below, equal } from '../platform/table/condition';
import { send } from '../realtime/send';
import { countWords } from '../safety/text/words';
import { keepHeard } from './interrupt';
import { type State, states } from './live-store';
import { sentencesOf } from './speech-times';
import type { TakenTurn } from './taken-turn';

type Speech = NonNullable<State['speech']>;

const speechMilliseconds = 12_000;
/** The time for a caption without sound: the pace of a young reader. */
const millisecondsPerWord = 400;
/** 0.4 s of sound: 26 KB as a message, within API Gateway's limit of 32 KB. */
const frameBytes = 19_200;

/** Undefined after a failure: the captions still show the words. */
const soundOf = (sentence: string): Promise<Buffer | undefined> =>
  synthesize(sentence, AbortSignal.timeout(speechMilliseconds)).catch((error) => {
    log.error('sentence not spoken', error);
    return undefined;
  });

/** The sentences of a checked text with their sound; the sound of all of them is ordered at once. */
export const voiceOf = (text: string) =>
  sentencesOf(text).map((sentence) => ({ sentence, spoken: soundOf(sentence) }));

const lengthOf = (sentence: string, sound: Buffer | undefined): number =>
  sound === undefined
    ? millisecondsPerWord * countWords(sentence)
    : Math.round((1000 * sound.length) / 2 / spokenRate);

/** Stores the speech. False if the child no longer listens on this socket, or has spoken over it. */
const announce = ({ session_id, connection_id, turn }: TakenTurn, speech: Speech): Promise<boolean> =>
  states.update(
    { session_id },
    { set: { speech } },
    all(
      equal('turn', turn),
      equal('connection_id', connection_id),
      equal('ended', false),
      below('interrupted', turn),
    ),
  );

/**
 * Limits the transcript to the part that was sent before the interruption; `speech` excludes the sentence that was refused.
 */
const stopShort = async ({ session_id, user_id }: TakenTurn, speech: Speech): Promise<void> => {
  const state = await states.get({ session_id }, { consistent: true });
  if (state !== undefined) await keepHeard({ user_id, session_id }, { ...state, speech });
};

const sendSound = async (connectionId: string, sound: Buffer): Promise<void> => {
  for (let from = 0; from < sound.length; from += frameBytes)
    await send(connectionId, {
      type: 'audio',
      data: sound.subarray(from, from + frameBytes).toString('base64'),
    });
};

/**
 * Says sentences in order, each after its caption. Stops when the child interrupts. `number`: the turn of the transcript that
 * contains them; 0 if none does.
 */
export const say = async (
  taken: TakenTurn,
  voice: ReturnType<typeof voiceOf>,
  number: number,
): Promise<void> => {
  const { connection_id } = taken;
  const lengths: number[] = [];
  let began_at: string | undefined;
  for (const [i, { sentence, spoken }] of voice.entries()) {
    const sound = await spoken;
    began_at ??= now().toISOString();
    lengths.push(lengthOf(sentence, sound));
    const isHeard = await announce(taken, { number, began_at, lengths });
    if (!isHeard) return stopShort(taken, { number, began_at, lengths: lengths.slice(0, -1) });
    if (i === 0) await send(connection_id, { type: 'status', status: 'speaking' });
    await send(connection_id, {
      type: 'caption',
      from: 'wren',
      text: sentence,
      sung: sound !== undefined && isSung(),
    });
    if (sound !== undefined) await sendSound(connection_id, sound);
  }
};
