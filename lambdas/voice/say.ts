import { isSung, spokenRate, synthesize } from '../platform/ai/speak';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { all, below, equal } from '../platform/table/condition';
import { countWords } from '../platform/text/words';
import { send } from '../realtime/send';
import { keepHeard } from './interrupt';
import { type State, states } from './live-store';
import { sentencesOf } from './speech-times';
import type { TakenTurn } from './taken-turn';

type Speech = NonNullable<State['speech']>;

const speechMilliseconds = 12_000;
/** A caption without sound is read at the pace of a young reader. */
const millisecondsPerWord = 400;
/** 0.4 s of sound: 26 KB as a message, within API Gateway's 32 KB. */
const frameBytes = 19_200;

/** Without a voice the words are there as captions. */
const soundOf = (sentence: string): Promise<Buffer | undefined> =>
  synthesize(sentence, AbortSignal.timeout(speechMilliseconds)).catch((error) => {
    log.error('sentence not spoken', error);
    return undefined;
  });

/** The sentences of a text that was checked, with their sound, all of which is ordered at once. */
export const voiceOf = (text: string) =>
  sentencesOf(text).map((sentence) => ({ sentence, spoken: soundOf(sentence) }));

const lengthOf = (sentence: string, sound: Buffer | undefined): number =>
  sound === undefined
    ? millisecondsPerWord * countWords(sentence)
    : Math.round((1000 * sound.length) / 2 / spokenRate);

/** Whether the child still listens: on this socket, and without having spoken over it. */
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

/** What was sent before the child spoke over it stays; `speech` is without the sentence that was refused. */
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
 * Says sentences in order, each after its caption. Stops when the child speaks over it. `number`: the turn of the transcript that
 * has them; 0 if none has.
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
