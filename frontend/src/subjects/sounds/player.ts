import { asksForLess } from '../../lib/is-calm';
import { speech } from '../../lib/voice';
import { attack, faded, type Sound, sounds } from './notes';

/** A sound that begins later than this after its cause, in milliseconds, is left out. */
const late = 300;

/** One for all sounds, from the first one on. It is suspended in between. */
let context: AudioContext | undefined;
const playing = new Set<Sound>();
/** The end of the last sound, by the clock of the context. */
let end = 0;

const mayPlay = () =>
  'AudioContext' in globalThis &&
  document.visibilityState === 'visible' &&
  // Without a touch or a key browsers play nothing, and complain.
  navigator.userActivation?.hasBeenActive === true &&
  // A microphone would hear it, or a voice would be spoken over.
  document.querySelector('[data-quiet]') === null &&
  speech()?.speaking !== true &&
  !asksForLess();

const finish = (sound: Sound) => {
  playing.delete(sound);
  if (playing.size === 0) void context?.suspend();
};

/** Synthesizes a sound: nothing is loaded. */
const ring = (context: AudioContext, sound: Sound) => {
  const { wave, notes } = sounds[sound];
  // A sound waits for another one: a gem follows the streak that brought it.
  const begin = Math.max(end, context.currentTime);
  for (const [frequency, start, length, peak, to = frequency] of notes) {
    const from = begin + start;
    end = from + length;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(peak, from + attack);
    gain.gain.exponentialRampToValueAtTime(peak * faded, end);
    const tone = new OscillatorNode(context, { type: wave, frequency });
    tone.frequency.setValueAtTime(frequency, from);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(end);
    if (notes.at(-1)?.[1] === start) tone.onended = () => finish(sound);
  }
};

/** Plays a sound, unless it is being played, or nothing may be heard now. */
export const play = async (sound: Sound): Promise<void> => {
  if (playing.has(sound) || !mayPlay()) return;
  playing.add(sound);
  const asked = Date.now();
  try {
    context ??= new AudioContext();
    await context.resume();
    if (Date.now() - asked > late || !mayPlay()) finish(sound);
    else ring(context, sound);
  } catch {
    finish(sound);
  }
};
