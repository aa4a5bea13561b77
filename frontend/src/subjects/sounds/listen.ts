import type { Sound } from './notes';
import { loadPlayer, playSound } from './play-sound';

declare global {
  interface WindowEventMap {
    /** Something has happened that has a sound. */
    readonly sound: CustomEvent<Sound>;
  }
}

const isChosen = () => document.documentElement.dataset.sounds === 'true';

// From now on what happens is heard, by a user who has chosen sounds.
addEventListener('sound', ({ detail }) => {
  if (isChosen()) playSound(detail);
});
if (isChosen()) loadPlayer();
