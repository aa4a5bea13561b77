import type { ChapterText } from '../../../../contract/reading/endpoints';
import type { Sentence } from '../../../../contract/rules/sentences';
import { hasVoice } from '../../lib/voice';
import type { Heard } from './device-voice';
import { spokenAddresses } from './spoken-addresses';

/** How long a sentence may be silent, in milliseconds, before the device's own voice reads; longer where there is none. */
const patience = { besideDevice: 3000, alone: 10_000 };

interface WrenHeard extends Pick<Heard, 'onEnd' | 'onFailure'> {
  /** The sentence is heard. `isTune`: it is sung, without a model that speaks. */
  readonly onSound: (isTune: boolean) => void;
}

/**
 * Wren's own voice for a chapter: a sentence is a file of sound. One of two players has the next one ready while the other is
 * heard.
 */
export const wrenVoice = (
  text: ChapterText,
  sentences: readonly Sentence[],
  players: readonly [HTMLAudioElement, HTMLAudioElement],
) => {
  const sounds = spokenAddresses(text, sentences);
  let run = 0;
  let watch: ReturnType<typeof setTimeout> | undefined;

  const load = (player: HTMLAudioElement, address: string) => {
    if (player.getAttribute('src') !== address) player.src = address;
  };
  const hush = () => {
    run++;
    clearTimeout(watch);
    sounds.leave();
    for (const player of players) player.pause();
  };
  const say = (at: number, speed: number, { onSound, onEnd, onFailure }: WrenHeard) => {
    clearTimeout(watch);
    const mine = ++run;
    const isOver = () => run !== mine;
    const fail = () => {
      if (isOver()) return;
      hush();
      onFailure();
    };
    const player = players[at % 2 === 0 ? 0 : 1];
    /** Each part that is heard begins the patience anew, also one that a busy browser has not told of. */
    const wait = () => {
      if (isOver()) return;
      const before = player.currentTime;
      clearTimeout(watch);
      watch = setTimeout(
        () => (player.currentTime > before ? wait() : fail()),
        hasVoice() ? patience.besideDevice : patience.alone,
      );
    };
    const play = async () => {
      const { address, sung } = await sounds.soundOf(at);
      if (isOver()) return;
      // A tune is no story: the device's voice is better.
      if (sung && hasVoice()) return fail();
      load(player, address);
      player.currentTime = 0;
      player.playbackRate = speed;
      player.onended = () => !isOver() && onEnd();
      player.onerror = fail;
      player.ontimeupdate = wait;
      await player.play();
      if (!isOver()) onSound(sung);
    };
    const prepare = async () => {
      const next = await sounds.next(at);
      if (next !== undefined && !isOver()) load(players[at % 2 === 0 ? 1 : 0], next.address);
    };
    wait();
    play().catch(fail);
    prepare().catch(() => undefined);
  };
  return { say, hush };
};

export type WrenVoice = ReturnType<typeof wrenVoice>;
