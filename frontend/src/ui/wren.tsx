import type { ReactNode } from 'react';
import { cx } from '../lib/cx';
import { area, dot, ink, leg, line } from './wren-strokes';
import { besides, type WrenMood } from './wren-things';

export type { WrenMood };

const dark = 'var(--wren-dark)';
const light = 'var(--wren-light)';

const openEye = (x: number, y: number) => (
  <>
    {dot(x, y, 5.6, ink)}
    {dot(x + 1.9, y - 2, 1.9, '#fff')}
    {dot(x - 1.8, y + 2, 0.9, '#fffb')}
  </>
);

const smilingEye = line('M82 47q6-7.5 12 0', ink);

const eyes: Record<WrenMood, ReactNode> = {
  happy: openEye(88, 45),
  waving: openEye(88, 45),
  reading: openEye(89, 47),
  thinking: openEye(90, 42),
  waiting: openEye(90, 42),
  proud: smilingEye,
  cheering: smilingEye,
  sleepy: line('M82 45q6 5 12 0', ink),
  sorry: openEye(88, 48),
};

/** Her posture, rotated around her feet. */
const poses: Partial<Record<WrenMood, string>> = {
  reading: 'translate(-6 0) rotate(5 62 112)',
  thinking: 'rotate(-4 62 112)',
  waiting: 'translate(0 -8)',
  proud: 'rotate(-7 62 112)',
  sorry: 'translate(-6 0) rotate(6 62 112)',
};

const openBeak = (
  <>
    {area('M104 41c6-3 12-4 17-3-4 4-10 6-16 8z', '#f2b134')}
    {area('M104 48c5 0 9 2 12 6-5 1-10 0-13-2z', '#d98e1b')}
  </>
);

const shutBeak = (
  <>
    {area('M104.5 39c8-1 14 2 18 6.5-6 1-12 3-18.5 4z', '#f2b134')}
    {area('M105 45.5c6 .5 12 .3 17.5 0-6 1-12 3-18.5 4z', '#d98e1b')}
  </>
);

/** The bars on wings and tail. */
const bars = (d: string) => <g opacity="0.45">{line(d, light, 2)}</g>;

const restingWing = (
  <>
    {area('M75 68c-8-11-30-11-52 2 5 17 26 24 40 19 11-4 16-13 12-21z', dark)}
    {bars('M37 71q4 5 3 11M47 68q5 7 3 17M58 67q6 8 3 19')}
  </>
);

const raisedWing = (
  <g transform="translate(54 80)">
    {[-58, -40, -22, -4].map((angle) => (
      <ellipse
        key={angle}
        cy="-27"
        rx="7.5"
        ry="25"
        fill="#c99a68"
        stroke={dark}
        strokeWidth="2.2"
        transform={`rotate(${angle})`}
      />
    ))}
    {area('M-32-9c2-13 21-28 33-23 14 6 13 28 5 35-11 9-38 1-38-12z', dark)}
    {bars('M-21-9q2-8 9-12M-9-3q1-11 7-18')}
  </g>
);

interface WrenProps {
  readonly mood?: WrenMood;
  readonly className?: string;
}

/** Wren, the companion: a small round bird with a raised tail. Decoration: the text also says what she feels. */
export const Wren = ({ mood = 'happy', className }: WrenProps) => {
  const lively = mood === 'waving' || mood === 'cheering';
  const { behind, on, before } = besides[mood] ?? {};
  return (
    <svg
      viewBox="0 0 124 124"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('day', mood === 'cheering' && 'animate-hop', className)}
    >
      <ellipse cx="62" cy="118" rx="36" ry="4" fill={ink} opacity="0.1" />
      {behind}
      <g transform={poses[mood]}>
        {area('M34 68C18 54 8 34 10 12c5-4 11-3 14 1 5 13 12 25 24 37z', dark)}
        {bars('M12 22l13-3M15 32l15-3M20 42l16-3M26 51l15-4')}
        {mood !== 'waiting' && line('M54 103v12m-6 2l6-3 7 3M72 103v12m-6 2l6-3 7 3', leg, 3.2)}
        {area(
          'M25 62c9-4 25-8 31-20 2-14 13-23 26-23 15 0 25 11 25 25 0 8-3 13-4 20-1 24-18 42-42 42-23 0-40-14-40-32 0-5 1-9 4-12z',
          'var(--wren)',
        )}
        {area(
          'M107.4 48c-.6 6-3.5 11-4 16-1 24-18 42.7-42.4 42.7-9 0-17.5-2-24.5-6.5 23.5 0 41.5-13 47.5-32 3-9 12-16.5 23-20zM103 35c-8-8-23-8-34 4 10-4 22-5 30 0z',
          light,
        )}
        {dot(79, 58, 6, '#e58a6a99')}
        {lively ? raisedWing : restingWing}
        {lively ? openBeak : shutBeak}
        {eyes[mood]}
        {on}
      </g>
      {before}
    </svg>
  );
};
