const crests = (y: number, from: number, count: number) =>
  `M${from - 16} ${y + 22}q2-18 16-22${'q14-16 28 0'.repeat(count)}q14 4 16 22v40H${from - 16}z`;

/** The calf that lost its way. */
export const Whale = () => (
  <g transform="translate(44 -14)">
    <path
      d="M604 330c10-16 26-22 40-18-2 16-12 26-26 30zM606 330c-14-10-30-10-40 0 6 14 20 20 34 16z"
      fill="#1f5f70"
    />
    <path
      d="M470 430c-2-40 22-70 62-72 26-2 48 2 62-12 6-6 10-12 12-18 10 20 8 44-4 62-18 28-46 52-84 60z"
      fill="#2a7486"
    />
    <path d="M472 434c8-26 30-40 60-38 22 2 38-2 52-12-16 34-44 60-76 66z" fill="#d8eeee" />
    <path d="M490 412q14-8 30-6M488 424q20-8 42-4" stroke="#9ccac4" strokeWidth="3" fill="none" />
    <path d="M536 398c12 2 20 12 20 26-12 0-22-8-26-20z" fill="#1f5f70" />
    <circle cx="502" cy="386" r="5" fill="#16323a" />
    <circle cx="503.5" cy="384.5" r="1.6" fill="#fff" />
    <path d="M474 404q12 4 22-2" stroke="#16323a" strokeWidth="3" fill="none" />
    <g stroke="#fffdf8" strokeWidth="5" fill="none">
      <path d="M520 348q-2-14 0-22M518 320q-4-14-16-16-9 0-12 8M522 320q4-14 16-16 9 0 12 8" />
      <path d="M488 322v3M552 322v3M520 304v2" />
    </g>
  </g>
);

/** The calf between two sheets of paper waves. */
export const WhaleAtSea = () => (
  <g>
    <path d={crests(402, 528, 4)} fill="#5fa6a3" />
    <g className="whale">
      <Whale />
    </g>
    <path d={crests(420, 512, 5)} fill="#1a6b74" />
    <path d={crests(436, 498, 6)} fill="#2f8a8c" />
  </g>
);
