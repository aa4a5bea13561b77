import type { ReactNode } from 'react';
import { area, dot, ink, leg, line, pencil, white } from './wren-strokes';

export type WrenMood =
  | 'happy'
  | 'waving'
  | 'reading'
  | 'thinking'
  | 'waiting'
  | 'proud'
  | 'cheering'
  | 'sleepy'
  | 'sorry';

interface Things {
  readonly behind?: ReactNode;
  /** Moves with her. */
  readonly on?: ReactNode;
  readonly before?: ReactNode;
}

const sea = 'var(--sea)';
const seaSoft = 'var(--sea-soft)';
const accent = 'var(--accent)';
const sun = 'var(--sun)';

const star = 'l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z';
const page = 'M73 89c8-2 15-1 21 4 6-5 13-6 21-4l2 22c-8-2-16-1-23 4-7-5-15-6-23-4z';
const envelope = 'M26 88h72q4 0 4 4v24q0 4-4 4H26q-4 0-4-4V92q0-4 4-4z';

/** Wren's accessories, by her mood. */
export const besides: Partial<Record<WrenMood, Things>> = {
  waving: { before: line('M34 16q7-5 15-4M57 17q5 3 7 8', pencil) },
  reading: {
    on: (
      <>
        <circle cx="89" cy="47" r="9.5" fill="#fff4" stroke={ink} strokeWidth="2.2" />
        {line('M79.5 45l-9-3M98.5 46l5-1', ink, 2.2)}
      </>
    ),
    before: (
      <>
        {area('M70 92c8-3 17-2 24 3 7-5 16-6 24-3l3 24c-9-3-19-2-27 3-8-5-18-6-27-3z', accent)}
        {area(page, white)}
        {line(`${page}M94 93v21M78 96q6-1 11 2M78 102q6-1 11 2M99 98q5-3 11-2M99 104q5-3 11-2`, pencil, 1.6)}
      </>
    ),
  },
  thinking: {
    before: (
      <>
        {dot(103, 20, 2.6, pencil)}
        {dot(110, 12, 4, pencil)}
        {dot(119, 5, 4.5, pencil)}
      </>
    ),
  },
  waiting: {
    behind: (
      <>
        {area(envelope, 'var(--sun-soft)')}
        {line(`${envelope}M24 90l38 18 38-18`, pencil, 2)}
      </>
    ),
    before: (
      <>
        {line('M51 97v6m-5 3l5-3 5 3M73 97v6m-5 3l5-3 5 3', leg, 3.2)}
        {area('M62 117c-9-6-7-12-3-12 2 0 3 2 3 3 0-1 1-3 3-3 4 0 6 6-3 12z', accent)}
      </>
    ),
  },
  proud: {
    on: (
      <>
        {line('M73 67l14 15 15-20', sea, 4.5)}
        {dot(87, 86, 12, '#d98e1b')}
        {dot(87, 86, 10, sun)}
        {area(`M87 78${star}`, white)}
      </>
    ),
  },
  cheering: {
    before: (
      <>
        {area(`M64 2${star}`, sun)}
        {line('M98 12l4-7M112 24l7-4', accent)}
        {line('M84 9V2', sea)}
      </>
    ),
  },
  sleepy: {
    on: (
      <>
        {area('M64 36c-4-18 8-28 21-28 10 1 17 9 19 22-13-6-27-4-40 6z', sea)}
        {area('M86 8c-16-9-36-3-41 17 8-6 15-7 24-4z', sea)}
        {line('M71 14q-9-3-17 4M78 9q-3 8-2 17M92 10q5 6 5 14', seaSoft, 2)}
        {line('M64 36q18-14 40-7', seaSoft, 6)}
        {dot(44, 27, 5.5, seaSoft)}
      </>
    ),
    before: line('M108 18h7l-7 8h7M116 5h5.5l-5.5 6.5h5.5', sea, 2.6),
  },
  sorry: { on: line('M79 41q7-6 13-5', ink) },
};
