const gems = [
  { x: 40, y: 34, fill: 'var(--sea)' },
  { x: 62, y: 28, fill: 'var(--accent)' },
  { x: 84, y: 34, fill: 'var(--leaf)' },
  { x: 51, y: 44, fill: 'var(--sun)' },
  { x: 73, y: 44, fill: 'var(--berry)' },
];

/** An open chest with gems. Decoration. */
export const TreasureChest = ({ full }: { full: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 124 104"
    strokeLinejoin="round"
    strokeWidth="3"
    className="day w-32 shrink-0 stroke-(--wren-dark) sm:w-40"
  >
    <ellipse cx="62" cy="99" rx="50" ry="4" className="fill-ink" opacity="0.1" stroke="none" />
    <path d="M16 46C12 18 24 6 62 6s50 12 46 40z" className="fill-(--wren-dark)" />
    <path d="M24 46c-2-20 8-30 38-30s40 10 38 30z" className="fill-ink" opacity="0.35" stroke="none" />
    {full &&
      gems.map(({ x, y, fill }) => (
        <g key={fill} transform={`translate(${x} ${y})`} strokeWidth="1.6" className="stroke-ink">
          <path d="M-8-8H8l6 7L0 15-14-1z" fill={fill} />
          <path d="M-8-8l4 7h8l4-7M-14-1h28M-4-1L0 15 4-1" fill="none" opacity="0.5" />
        </g>
      ))}
    <path d="M10 50h104v40q0 8-8 8H18q-8 0-8-8z" className="fill-(--wren)" />
    <path d="M10 50h104v12H10z" className="fill-(--wren-light)" opacity="0.35" stroke="none" />
    <path d="M28 50v48M96 50v48" className="stroke-sun" strokeWidth="6" />
    <path d="M52 46h20v18q0 6-10 6t-10-6z" className="fill-sun" />
    <path d="M62 55v6" strokeLinecap="round" />
    {!full && <path d="M38 34q8-6 16 0M70 34q8-6 16 0" className="stroke-sun" fill="none" opacity="0.6" />}
  </svg>
);
