import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

export type WrenMood = 'happy' | 'cheering' | 'thinking' | 'sleepy' | 'sorry';

const ink = 'var(--ink)';

const dot = (x: number, y: number) => (
  <>
    <circle cx={x} cy={y} r="4.6" fill={ink} />
    <circle cx={x + 1.6} cy={y - 1.7} r="1.5" fill="#fff" />
  </>
);

const line = (d: string) => <path d={d} fill="none" stroke={ink} strokeWidth="3" strokeLinecap="round" />;

const eyes: Record<WrenMood, ReactNode> = {
  happy: dot(84, 42),
  cheering: line('M79 44q5-6 10 0'),
  thinking: dot(86, 40),
  sleepy: line('M79 43q5 4 10 0'),
  sorry: (
    <>
      {dot(83, 44)}
      {line('M77 35l9 3')}
    </>
  ),
};

const openBeak = (
  <>
    <path d="M99 40l18-3-15 10z" fill="#f2b134" />
    <path d="M99 47l13 8-16 0z" fill="#d98e1b" />
  </>
);

const shutBeak = <path d="M99 40q12 0 18 5-9 4-19 4z" fill="#f2b134" />;

const restingWing = <path d="M34 66c14-9 36-4 40 12-10 13-34 12-40-12z" fill="var(--wren-dark)" />;

const raisedWing = (
  <path d="M38 74c-10-14-12-32-6-46 14 6 28 24 30 42-6 10-18 11-24 4z" fill="var(--wren-dark)" />
);

const extras: Partial<Record<WrenMood, ReactNode>> = {
  thinking: (
    <g fill="var(--line-strong)">
      <circle cx="106" cy="20" r="3" />
      <circle cx="114" cy="11" r="4.5" />
    </g>
  ),
  sleepy: (
    <g fill="var(--sea)" fontFamily="var(--heading)" fontWeight="700">
      <text x="100" y="24" fontSize="15">
        z
      </text>
      <text x="110" y="14" fontSize="11">
        z
      </text>
    </g>
  ),
};

interface WrenProps {
  readonly mood?: WrenMood;
  readonly className?: string;
}

/** Wren, the companion: a small round bird with her tail in the air. Decoration: what she feels is also said. */
export const Wren = ({ mood = 'happy', className }: WrenProps) => (
  <svg viewBox="0 0 124 124" aria-hidden className={cx(mood === 'cheering' && 'animate-hop', className)}>
    <ellipse cx="62" cy="117" rx="34" ry="4" fill="var(--ink)" opacity="0.1" />
    <path d="M28 66C14 52 8 34 10 16c14 4 26 18 32 36z" fill="var(--wren-dark)" />
    <path d="M14 24l12 4M15 34l16 5M19 44l18 4" stroke="var(--wren-light)" strokeWidth="2" opacity="0.5" />
    <path d="M56 104v11m-6 1h11M72 104v11m-6 1h11" stroke="#b0702a" strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M22 72c0-20 18-32 36-34 4-14 18-22 31-18 13 3 20 16 16 29-3 9-4 12-5 20-2 24-18 39-41 39-22 0-37-15-37-36z"
      fill="var(--wren)"
    />
    <path d="M96 62c2 24-14 42-36 42-13 0-22-6-27-15 26 4 50-6 63-27z" fill="var(--wren-light)" />
    <path d="M66 34c8-7 20-8 30-2-2 3-4 3-7 2-8-2-15 0-20 5z" fill="var(--wren-light)" />
    <circle cx="80" cy="55" r="6" fill="#e58a6a" opacity="0.55" />
    {mood === 'cheering' ? raisedWing : restingWing}
    {mood === 'cheering' ? openBeak : shutBeak}
    {eyes[mood]}
    {extras[mood]}
  </svg>
);
