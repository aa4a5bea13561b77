import type { ReactNode } from 'react';

const thing = (word: string, drawing: ReactNode) => ({ word, drawing });

/** The keepsakes that finished books leave in the nest, each in a square of 48. */
const things = {
  grass: thing(
    'a braid of grass',
    <path d="M24 44c-2-14-10-20-16-26 10 2 14 8 16 16 0-12 2-22 10-30 0 12-6 18-8 40z" fill="#7fae5c" />,
  ),
  ball: thing(
    'a football',
    <>
      <circle cx="24" cy="25" r="18" fill="#fbf5e6" />
      <path d="M24 17l8 6-3 9H19l-3-9z" fill="#2b2118" />
      <path d="M24 17V7M32 23l9-3M29 32l5 8M19 32l-5 8M16 23l-9-3" />
    </>,
  ),
  planet: thing(
    'a small planet',
    <>
      <circle cx="24" cy="24" r="13" fill="#d9783d" />
      <path d="M12 20c8 3 16 3 24 0M13 29c8 2 14 2 22 0" strokeWidth="1.6" />
      <ellipse cx="24" cy="25" rx="22" ry="6" transform="rotate(-18 24 25)" />
    </>,
  ),
  lantern: thing(
    'a paper lantern',
    <>
      <path d="M12 20c0-8 24-8 24 0v12c0 8-24 8-24 0z" fill="#d2543f" />
      <path d="M12 26h24M20 14v24M28 14v24M24 4v10M24 38v7" strokeWidth="1.6" />
    </>,
  ),
  shell: thing(
    'a shell',
    <>
      <path d="M24 42C8 38 4 22 10 14c6-8 22-8 28 0 6 8 2 24-14 28z" fill="#f0c7a4" />
      <path d="M24 42V9M24 42L13 12M24 42l11-30M24 42L7 22M24 42l17-20" strokeWidth="1.6" />
    </>,
  ),
  clock: thing(
    'a pocket watch',
    <>
      <circle cx="24" cy="28" r="16" fill="#f2c14e" />
      <circle cx="24" cy="28" r="11" fill="#fbf5e6" />
      <path d="M24 21v7l5 4M24 12V5M20 5h8" />
    </>,
  ),
  loaf: thing(
    'a warm loaf',
    <>
      <path d="M6 30c-2-14 38-14 36 0 0 10-4 10-18 10S6 40 6 30z" fill="#cf9350" />
      <path d="M16 24l4 6M24 22l4 7M32 24l3 6" />
    </>,
  ),
  letter: thing(
    'a letter',
    <>
      <path d="M5 13h38v26H5z" fill="#fbf5e6" />
      <path d="M5 13l19 15 19-15" />
      <circle cx="24" cy="29" r="4" fill="#d2543f" />
    </>,
  ),
  moon: thing(
    'a night light',
    <path d="M32 6c-12 2-18 12-16 22s12 16 22 12c-8 6-24 4-29-8S14 4 32 6z" fill="#f7d774" />,
  ),
  cog: thing(
    'a silver cog',
    <>
      <path
        d="M21 5h6l1 6 5 2 5-4 4 5-4 5 2 5 6 1v6l-6 1-2 5 4 5-5 4-5-4-4 2-1 4h-6l-1-6-5-2-5 4-4-4 4-6-2-5-5-1v-6l6-1 2-5-4-5 4-4 6 4 4-2z"
        fill="#b9c4c9"
      />
      <circle cx="24" cy="26" r="7" fill="#fbf5e6" />
    </>,
  ),
  key: thing(
    'an old key',
    <>
      <circle cx="14" cy="16" r="9" fill="#f2c14e" />
      <circle cx="14" cy="16" r="3.5" fill="#fbf5e6" />
      <path d="M20 23l20 19M33 35l5-5M38 40l4-4" strokeWidth="4" stroke="#b98a2c" />
    </>,
  ),
  feather: thing(
    'a feather',
    <>
      <path d="M10 42C8 24 18 8 40 5c2 18-8 30-26 32z" fill="#6aa6b5" />
      <path d="M8 45c6-14 14-24 26-34M18 30l10-1M24 22l8-2" strokeWidth="1.6" />
    </>,
  ),
  star: thing('a star', <path d="M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z" fill="#f2c14e" />),
} as const;
type Name = keyof typeof things;

/** The keepsakes of our own books. The key is the prefix of the book's id. */
const ours: Readonly<Record<string, Name>> = {
  'a-bridge': 'grass',
  goalkeeper: 'ball',
  'nine-minutes': 'planet',
  paws: 'lantern',
  saltwind: 'shell',
  'the-clockmaker': 'clock',
  'the-dragon': 'loaf',
  'the-girl': 'letter',
  'the-moon': 'moon',
  'the-robot': 'cog',
  'the-street': 'key',
};
const others: readonly Name[] = ['feather', 'star', 'key', 'letter', 'shell', 'lantern'];

/** Always the same thing for the same book. */
export const keepsakeOf = (bookId: string) => {
  const own = Object.keys(ours).find((start) => bookId.startsWith(start));
  const sum = [...bookId].reduce((all, sign) => all + sign.charCodeAt(0), 0);
  return things[ours[own ?? ''] ?? others[sum % others.length] ?? 'star'];
};

/** Decoration: a text beside it names the keepsake. */
export const Keepsake = ({ bookId, className }: { bookId: string; className?: string }) => (
  <svg
    aria-hidden
    viewBox="0 0 48 48"
    fill="none"
    stroke="#2b2118"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {keepsakeOf(bookId).drawing}
  </svg>
);
