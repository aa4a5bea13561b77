const lines = [0, 1, 2, 3];

/** The pages on which the scene stands, seen slightly from above. */
export const OpenBook = () => (
  <g transform="translate(-14 0) scale(1.09 1)">
    <linearGradient id="gutter">
      <stop offset="0" stopColor="#8a6a3c" stopOpacity="0" />
      <stop offset=".5" stopColor="#8a6a3c" stopOpacity=".34" />
      <stop offset="1" stopColor="#8a6a3c" stopOpacity="0" />
    </linearGradient>
    <ellipse cx="360" cy="602" rx="334" ry="22" fill="#2b2118" opacity=".13" />
    <path d="M22 574 76 448q142-32 284 4 142-36 284-4l54 126q-158-24-338 18-180-42-338-18z" fill="#a43210" />
    <path d="M22 574q158-24 338 18 180-42 338-18l2 11q-160-22-340 22-180-44-340-22z" fill="#7e250b" />
    <path d="M40 566q156-34 320 16 164-50 320-16l4 10q-160-24-324 20-164-44-324-20z" fill="#efdfc2" />
    <path d="M38 571q158-29 322 18 164-47 322-18" fill="none" stroke="#d9c6a2" strokeWidth="2" />
    <path d="M40 566 90 450q150-30 270 10v122Q196 532 40 566z" fill="#fffdf8" />
    <path d="M680 566 630 450q-150-30-270 10v122q164-50 320-16z" fill="#fffaf0" />
    <g fill="none" stroke="#d9c6a2" strokeWidth="4">
      {lines.map((row) => (
        <path key={row} transform={`translate(${-row * 9} ${row * 21})`} d="M100 486q30-6 64-6" />
      ))}
      {lines.map((row) => (
        <path key={row} transform={`translate(${row * 4} ${row * 20})`} d="M424 500q52-15 102-16" />
      ))}
    </g>
    <path
      d="M306 446c-8 30-72 34-96 62-16 20-8 38 14 48 30 10 66 16 98 24-58-22-74-42-56-62 22-24 78-28 84-64-14-5-29-8-44-8z"
      fill="#f7dfae"
    />
    <path d="M302 448q32 3 58 12 26-9 58-12v122q-32 6-58 12-26-6-58-14z" fill="url(#gutter)" />
    <path d="M352 600l4 36 10-12 11 11-4-37z" fill="#c63f17" />
  </g>
);
