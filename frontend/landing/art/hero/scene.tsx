import { Wren } from '../../../src/ui/wren';
import { Brundle } from './brundle';
import { ClockTower } from './clock-tower';
import { MiddleHill, Mountains, NearHills } from './hills';
import { Meadow } from './meadow';
import { OpenBook } from './open-book';
import { Reader } from './reader';
import { WhaleAtSea } from './whale';

/** Clouds, a moon and stars, suspended like those of a paper theatre. */
const Sky = () => (
  <>
    <circle cx="352" cy="262" r="214" fill="#fbd88c" />
    <circle cx="352" cy="262" r="176" fill="#fce3a9" />
    <g fill="#fffdf8">
      <path
        className="drift"
        d="M92 190c-14 0-24-10-24-21s10-19 22-18c3-15 16-24 30-22 11 1 20 8 24 18 15-3 28 6 28 20 0 13-10 23-24 23z"
      />
      <path
        className="drift slow"
        d="M536 118c-11 0-19-7-19-16s8-15 17-14c3-11 13-18 24-16 9 1 16 6 19 14 12-2 22 5 22 16s-8 16-19 16z"
      />
    </g>
    <g fill="none" stroke="#8a6a3c" strokeWidth="3">
      <path d="M462 72q8-9 14 0 7-9 15-1" />
      <path d="M500 54q6-7 11 0 6-7 12-1" />
    </g>
  </>
);

/**
 * A pop-up book: the story stands up from the page, and the path through it starts at the reader's feet. Inlined in the
 * page, so that it appears together with the text.
 */
export const HeroScene = () => (
  <svg
    className="scene"
    viewBox="-22 30 800 616"
    role="img"
    aria-label="A child beside a huge pop-up book, out of which rise a dragon who bakes, a clock tower and a whale. Wren, a small bird, walks ahead."
  >
    <Sky />
    <Mountains />
    <Brundle />
    <MiddleHill />
    <ClockTower />
    <WhaleAtSea />
    <NearHills />
    <Meadow />
    <OpenBook />
    <svg aria-hidden="true" x="196" y="428" width="116" height="116" viewBox="0 0 124 124">
      <Wren />
    </svg>
    <Reader />
  </svg>
);
