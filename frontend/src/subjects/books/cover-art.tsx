import type { ReactNode } from 'react';

interface Palette {
  readonly ground: string;
  readonly shape: string;
  readonly spark: string;
}

/** Dark enough for a readable light title. */
const palettes: readonly Palette[] = [
  { ground: '#1f4e5f', shape: '#2f7f86', spark: '#f6c667' },
  { ground: '#7a2e3a', shape: '#b4503f', spark: '#f7d9a3' },
  { ground: '#2f4a2c', shape: '#5d8a45', spark: '#f3e2a0' },
  { ground: '#3b2f63', shape: '#6a5aa8', spark: '#f5b8a0' },
  { ground: '#8a4a16', shape: '#c97b2a', spark: '#fdf0cf' },
  { ground: '#26384f', shape: '#48719b', spark: '#f2a65a' },
];

type Motif = (palette: Palette) => ReactNode;

const motifs: readonly Motif[] = [
  ({ shape, spark }) => (
    <>
      <circle cx="66" cy="34" r="17" fill={spark} />
      <path d="M0 96c24-22 44-22 60-6s28 8 36-2v44H0z" fill={shape} />
    </>
  ),
  ({ shape, spark }) => (
    <>
      {[0, 1, 2, 3].map((row) => (
        <path
          key={row}
          d={`M-8 ${74 + row * 16}q13-14 26 0t26 0 26 0 26 0 26 0`}
          fill="none"
          stroke={row === 1 ? spark : shape}
          strokeWidth="6"
        />
      ))}
      <circle cx="28" cy="40" r="10" fill={spark} />
    </>
  ),
  ({ shape, spark }) => (
    <>
      <path d="M10 110L42 40l32 70z" fill={shape} />
      <path d="M46 110l24-48 26 48z" fill={shape} opacity="0.7" />
      <path d="M36 53l6-13 6 13-6 5z" fill={spark} />
    </>
  ),
  ({ shape, spark }) => (
    <>
      <path d="M48 112C20 96 18 66 48 36c30 30 28 60 0 76z" fill={shape} />
      <path d="M48 112V52M48 78l14-12M48 92L34 80" stroke={spark} strokeWidth="3" fill="none" />
    </>
  ),
  ({ shape, spark }) => (
    <>
      {[...Array(12).keys()].map((ray) => (
        <path key={ray} d="M48 74L44 10h8z" fill={shape} transform={`rotate(${ray * 30} 48 74)`} />
      ))}
      <circle cx="48" cy="74" r="16" fill={spark} />
    </>
  ),
  ({ shape, spark }) => (
    <>
      {[12, 40, 68].flatMap((x, column) =>
        [44, 72, 100].map((y, row) => (
          <circle key={`${x} ${y}`} cx={x + 8} cy={y} r="9" fill={(column + row) % 3 === 0 ? spark : shape} />
        )),
      )}
    </>
  ),
];

/** The same number for the same id on every device. */
const seedOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

const pick = <T,>(from: readonly [T, ...T[]] | readonly T[], seed: number): T =>
  from[seed % from.length] as T;

/** A cover that is drawn from the book's id: a book always has the same one. */
export const CoverArt = ({ id, title }: { id: string; title?: string | undefined }) => {
  const seed = seedOf(id);
  const palette = pick(palettes, seed);
  return (
    <span className="relative block size-full" style={{ background: palette.ground }}>
      <svg
        aria-hidden
        viewBox={title === undefined ? '0 0 96 128' : '0 -32 96 128'}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        {pick(motifs, seed >>> 4)(palette)}
      </svg>
      {title !== undefined && (
        <span className="absolute inset-x-0 top-0 line-clamp-4 px-2 pt-2 text-center sm:px-4 sm:pt-3 font-brand text-base leading-tight! tracking-normal! sm:text-lg crowded:hidden font-bold text-balance text-[#fffdf8] [text-shadow:0_1px_3px_rgb(0_0_0/0.6)]">
          {title}
        </span>
      )}
    </span>
  );
};
