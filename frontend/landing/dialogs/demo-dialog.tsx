import { DemoVideo, demoVideo } from '../../src/ui/demo-video';
import { Sheet } from './sheet';

/** Links to the recording: opens the player, or without JavaScript the video file itself. */
export const DemoLink = () => (
  <a className="button plain" href={demoVideo.src} data-opens="demo" aria-haspopup="dialog">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 4.5v15l13-7.5z" />
    </svg>
    Watch Demo
  </a>
);

/**
 * A child’s quiz, from the choice of the book to the points. Neither the video nor its poster is loaded before the dialog opens.
 */
export const DemoDialog = () => (
  <Sheet id="demo" title="See Inkwren at work">
    <template>
      <DemoVideo />
    </template>
    <p className="small">No sound. Captions say what is going on.</p>
  </Sheet>
);
