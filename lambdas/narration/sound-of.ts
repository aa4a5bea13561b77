import { createHash, randomUUID } from 'node:crypto';
import { type Payer, refundAiWork, spendAiWork } from '../accounts/ai-budget';
import { mustBeAvailable } from '../model/features';
import { type SoundFormat, speakToFile, voiceOfStage } from '../model/speak';
import { UnusableAnswer } from '../model/unusable-answer';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { log } from '../platform/log';
import { type MediaObject, putMedia, signedAddress } from '../platform/media';
import { absent, all, equal, isPast } from '../platform/table/condition';
import { spokenSentences } from './store';

const types: Readonly<Record<SoundFormat, string>> = { mp3: 'audio/mpeg', wav: 'audio/wav' };

/** The same text in the same voice of the same model is the same sound, in whichever book. */
const hashOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...voiceOfStage(), text]))
    .digest('hex');

const fileOf = (hash: string, format: SoundFormat): MediaObject => ({
  prefix: 'narration',
  name: `${hash}.${format}`,
});

/** Longer than the timeout of the function (15 s): when the lease ends, its holder is dead. */
const leaseSeconds = 25;

/** Takes the lease on a sound that does not exist. Undefined while another call has it, or when the sound exists. */
const takeLease = async (hash: string): Promise<string | undefined> => {
  const holder = randomUUID();
  const until = secondsFrom(now(), leaseSeconds).toISOString();
  const isOurs = await spokenSentences.update(
    { hash },
    { set: { holder, until } },
    all(absent('format'), isPast('until')),
  );
  return isOurs ? holder : undefined;
};

const speechMilliseconds = 10_000;

/** Throws `ai_resting`, `paused` or `sentence_not_spoken`. What an outage left unused is given back. */
const speak = async (payer: Payer, text: string, hash: string): Promise<SoundFormat> => {
  const day = await spendAiWork(payer, 'narration');
  try {
    const { format, bytes } = await speakToFile(text, AbortSignal.timeout(speechMilliseconds));
    await putMedia(fileOf(hash, format), bytes, types[format]);
    return format;
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) await refundAiWork(payer, 'narration', { day });
    if (error instanceof ApiError) throw error;
    log.error('sentence not spoken', error);
    throw new ApiError('sentence_not_spoken');
  }
};

/** One call makes a sound. A simultaneous second one throws `sentence_being_spoken` immediately. */
const make = async (payer: Payer, text: string, hash: string): Promise<SoundFormat> => {
  await mustBeAvailable('voice');
  const holder = await takeLease(hash);
  if (holder === undefined) {
    const made = await spokenSentences.get({ hash }, { consistent: true });
    if (made?.format === undefined) throw new ApiError('sentence_being_spoken');
    return made.format;
  }
  let format: SoundFormat | undefined;
  try {
    format = await speak(payer, text, hash);
    return format;
  } finally {
    await spokenSentences.update(
      { hash },
      { ...(format !== undefined && { set: { format } }), remove: ['holder', 'until'] },
      equal('holder', holder),
    );
  }
};

/** For as long as a child may rest in the middle of a chapter. */
const addressSeconds = 3600;

/**
 * The address of a sentence in Wren's voice; it is spoken once for everybody, at the cost of the first who asks. The browser stores
 * nothing of it. Throws like `speak`, and `sentence_being_spoken`.
 */
export const soundOf = async (payer: Payer, text: string): Promise<string> => {
  const hash = hashOf(text);
  const known = await spokenSentences.get({ hash });
  const format = known?.format ?? (await make(payer, text, hash));
  return signedAddress(fileOf(hash, format), {
    method: 'GET',
    seconds: addressSeconds,
    query: { 'response-cache-control': 'no-store' },
  });
};
