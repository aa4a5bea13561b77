/** Brundle, the dragon of our library who would rather bake, with loaf number sixty-three. */
export const Brundle = () => (
  <g>
    <path
      d="M196 330c-40-8-66-34-74-78-26-4-48 4-64 22 2-40 26-70 66-80 40 22 68 58 88 102z"
      fill="#3f7a3d"
    />
    <path
      d="M124 194c40 22 68 58 88 102l-10 22c-18-48-44-88-78-124zM122 252c26 14 48 36 66 66-34-10-56-32-66-66z"
      fill="#5b9450"
    />
    <path
      d="M150 470c-10-60 2-110 26-146 14-22 18-46 10-70-6-20-2-44 14-58l48 26c-4 12-2 24 6 36 26 40 74 70 74 130l-14 92z"
      fill="#6da552"
    />
    <path
      d="M178 470c-8-52-2-96 20-130 16-26 22-54 14-84l20 4c8 28 30 48 48 76 18 26 20 84 8 134z"
      fill="#dfe6a9"
    />
    <g fill="none" stroke="#b9c97c" strokeWidth="4">
      <path d="M218 290q14 2 26-3M206 322q22 6 48-2M194 356q34 10 78-2M188 392q44 12 98 0" />
    </g>
    <path d="M182 262l-16-12 17-8M174 300l-20-8 17-14M160 334l-20-4 13-16" fill="#c63f17" />
    <path
      d="M186 232c-10-30 4-60 34-70 24-8 48-2 64 14 10 10 26 14 40 12 12-1 22 7 22 20 0 20-18 34-44 36-22 2-38 6-56 10-28 6-52 2-60-22z"
      fill="#6da552"
    />
    <path
      d="M212 236c20 14 60 8 92-2 18-6 34-12 40-20-2 18-18 30-42 30-22 2-38 6-56 10-14 2-28-4-34-18z"
      fill="#dfe6a9"
    />
    <path d="M250 226q40 10 88-16" stroke="#3f7a3d" strokeWidth="4" fill="none" />
    <circle cx="330" cy="198" r="3.4" fill="#3f7a3d" />
    <circle cx="262" cy="190" r="15" fill="#fffdf8" />
    <circle cx="266" cy="191" r="8" fill="#2b2118" />
    <circle cx="269" cy="188" r="2.8" fill="#fffdf8" />
    <path d="M244 170q16-10 32-2" stroke="#3f7a3d" strokeWidth="4" fill="none" />
    <ellipse cx="250" cy="216" rx="10" ry="6" fill="#e58a6a" opacity=".7" />
    <path d="M196 188c-18-2-30-12-34-26 16-2 32 4 44 14z" fill="#5b9450" />
    <path
      d="M204 172c-22-6-34-26-28-46 5-16 22-24 36-18 6-14 24-20 38-12 12 6 18 18 16 30 12 2 18 14 14 26l-4 12q-36-6-70 16z"
      fill="#fffdf8"
    />
    <path d="M206 174q34-24 72-10l-3 14q-34-10-64 12z" fill="#f0e2c8" />
    <path d="M214 138q-2-12 6-18M246 130q2-10-4-18" stroke="#e2d3b8" strokeWidth="4" fill="none" />
    <path d="M228 330c28-16 56-24 88-20" stroke="#5b9450" strokeWidth="26" fill="none" />
    <path d="M304 300l18-4M308 309h20M306 318l18 6" stroke="#fffdf8" strokeWidth="5" />
    <g className="loaf" transform="translate(-10 6)">
      <path d="M318 290c-10-22 6-40 34-42 30-2 50 10 52 28 1 14-8 22-22 24-20 3-56 4-64-10z" fill="#c97b2a" />
      <path d="M324 278c2-16 16-24 34-24 18-1 32 6 36 16-22-8-48-6-70 8z" fill="#e0a04c" />
      <path d="M344 262l8 12M362 258l8 13M380 262l5 11" stroke="#fbeacb" strokeWidth="4" />
      <path
        className="steam"
        d="M366 238q-7-9 0-17t0-17M388 240q-7-9 0-17t0-17"
        stroke="#fffdf8"
        strokeWidth="5"
        fill="none"
      />
    </g>
  </g>
);
