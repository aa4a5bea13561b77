/** Far peaks, the first sheet of paper behind the story. */
export const Mountains = () => (
  <>
    <path
      d="M70 470c14-70 46-130 92-176 30 28 44 46 60 74 30-62 68-112 112-150 48 44 76 92 98 146 18-26 36-46 62-66 64 52 106 108 130 172z"
      fill="#9ccac4"
    />
    <path d="M334 218c22 20 38 40 52 62l-20-6-18 16-22-20-26 12c10-22 22-44 34-64z" fill="#fffdf8" />
    <path d="M494 298c20 17 37 33 51 50l-18-5-15 12-20-13-24 8c8-19 16-36 26-52z" fill="#fffdf8" />
  </>
);

const Flag = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 2v-44" stroke="#6a4229" strokeWidth="4" />
    <path d="M1-44q12-6 18 0t16 0l-5 11 5 10q-9 6-17 0t-17 0z" fill="#c63f17" />
    <text x="15" y="-27" fontSize="16" fontWeight="700" textAnchor="middle" fill="#fffdf8">
      {number}
    </text>
  </g>
);

/** The hill in the middle, with the way up to the tower and a flag for each chapter. */
export const MiddleHill = () => (
  <>
    <path d="M64 478c56-84 128-122 196-112 66 10 96 22 142-4 84-44 196-20 254 116z" fill="#86ac58" />
    <path d="M64 478c56-84 128-122 196-112 20 3 37 6 53 8-92 12-154 40-203 104z" fill="#9cbf69" />
    <path
      d="M316 470c-6-28 30-34 64-42 38-9 62-16 56-34-4-12 4-24 22-34h18c-14 12-18 22-12 32 14 26-10 42-48 52-32 8-50 12-54 26z"
      fill="#f7dfae"
    />
    <Flag x={322} y={436} number={1} />
    <Flag x={384} y={416} number={2} />
  </>
);

const Tree = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-4 4v-26h8V4z" fill="#6a4229" />
    <path d="M0-84c20 10 32 30 30 46-2 15-15 22-30 22s-28-7-30-22c-2-16 10-36 30-46z" fill="#2f6f33" />
    <path d="M0-84c20 10 32 30 30 46-2 15-15 22-30 22 14-14 18-44 0-68z" fill="#255a2a" />
    <path d="M-12-44q4 8 10 10M-4-62q3 6 8 8" stroke="#5d9a55" strokeWidth="3" fill="none" />
  </g>
);

/** The nearest sheet: trees, and a white goat that eats what it should not. */
export const NearHills = () => (
  <>
    <Tree x={112} y={436} />
    <Tree x={78} y={456} size={0.7} />
    <path d="M72 470c36-32 92-48 146-36 34 7 60 24 78 44H72z" fill="#5f8f45" />
    <g transform="translate(150 404)">
      <path d="M10 10v18M18 12v16M38 12v16M45 10v18" stroke="#e8dcc6" strokeWidth="5" />
      <path d="M4-4c6-10 34-12 44-4 6 6 4 18-2 22-12 6-32 6-40 0-6-5-6-12-2-18z" fill="#fffdf8" />
      <path d="M44-10c4-12 14-16 22-12l8 10c-2 8-14 12-24 12z" fill="#fffdf8" />
      <path d="M56-22c-2-8-8-12-14-12M62-23c0-7-2-12-7-15" stroke="#9c8765" strokeWidth="3.4" fill="none" />
      <circle cx="63" cy="-15" r="2.2" fill="#2b2118" />
      <path d="M68-4l2 9 5-8z" fill="#e8dcc6" />
      <path d="M75-13q12 2 14 12 2 8-4 14" stroke="#c63f17" strokeWidth="5" fill="none" />
    </g>
  </>
);
