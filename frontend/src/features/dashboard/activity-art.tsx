import type { ReactNode } from 'react';

/** Small pictures in ink and cut paper. Decoration. */
const Picture = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden
    viewBox="0 0 120 80"
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="day h-full max-w-full stroke-ink"
  >
    {children}
  </svg>
);

/** A page of the day, with words missing. */
export const ArticleArt = () => (
  <Picture>
    <g transform="rotate(-5 60 44)">
      <path d="M28 14h64v70H28z" className="fill-raised" />
      <path d="M36 24h48" strokeWidth="6" />
      <path d="M36 38h14M68 38h16M36 50h30M36 62h8M62 62h22" className="stroke-line-strong" />
      <rect x="53" y="33" width="12" height="9" rx="3" className="fill-sun" strokeWidth="1.5" />
      <rect x="69" y="45" width="15" height="9" rx="3" className="fill-sun" strokeWidth="1.5" />
      <rect
        x="47"
        y="57"
        width="12"
        height="9"
        rx="3"
        className="fill-raised"
        strokeDasharray="3 3"
        strokeWidth="1.5"
      />
    </g>
    <path d="M86 70l22-34 7 5-22 33-9 5z" className="fill-accent" />
    <path d="M86 70l-2 9 9-5" className="fill-raised" />
  </Picture>
);

/** Three panels with a speech bubble. */
export const ComicArt = () => (
  <Picture>
    <g transform="rotate(4 60 44)">
      <path d="M24 12h72v74H24z" className="fill-raised" />
      <path d="M30 18h28v28H30z" className="fill-sea-soft" />
      <path d="M64 18h26v28H64z" className="fill-accent-soft" />
      <path d="M30 52h60v34H30z" className="fill-leaf-soft" />
      <path d="M30 40q8-8 14-2t14-5" className="stroke-leaf" />
      <circle cx="50" cy="26" r="4" className="fill-sun" strokeWidth="1.5" />
      <path d="M69 24h16v10H77l-4 5v-5h-4z" className="fill-raised" strokeWidth="2" />
      <circle cx="46" cy="68" r="8" className="fill-(--wren)" />
      <path d="M53 66l6 2-6 3" className="fill-sun" strokeWidth="1.5" />
      <path d="M66 58h20v12H76l-5 5v-5h-5z" className="fill-raised" strokeWidth="2" />
    </g>
  </Picture>
);

/** Two speech bubbles: a question and its answer. */
export const TalkArt = () => (
  <Picture>
    <path d="M16 16h50q6 0 6 6v20q0 6-6 6H38L26 58V48H16q-6 0-6-6V22q0-6 6-6z" className="fill-sun-soft" />
    <path d="M34 27q0-6 6-6t6 5q0 4-6 6v3M40 41v.5" />
    <path d="M104 40H62q-6 0-6 6v18q0 6 6 6h26l11 9v-9h5q6 0 6-6V46q0-6-6-6z" className="fill-raised" />
    <path d="M66 50h34M66 60h22" className="stroke-line-strong" />
  </Picture>
);

/** Two quills, crossed. */
export const BattleArt = () => (
  <Picture>
    <g>
      <path d="M34 74L78 20q10-12 16-8t-2 20q-18 18-44 30z" className="fill-sea" opacity="0.85" />
      <path d="M34 74L86 20M58 46l4 8M68 36l5 8" className="stroke-on-accent" strokeWidth="2" />
    </g>
    <g transform="matrix(-1 0 0 1 120 0)">
      <path d="M34 74L78 20q10-12 16-8t-2 20q-18 18-44 30z" className="fill-berry" opacity="0.85" />
      <path d="M34 74L86 20M58 46l4 8M68 36l5 8" className="stroke-on-accent" strokeWidth="2" />
    </g>
    <path d="M60 6v6M46 10l3 5M74 10l-3 5" className="stroke-sun-ink" />
  </Picture>
);
