/** A child on the grass, deep in a book. */
export const Reader = () => (
  <g transform="translate(560 376)">
    <ellipse cx="96" cy="228" rx="104" ry="13" fill="#2b2118" opacity=".15" />
    <path
      d="M40 214c-18-6-22-26-6-36 30-18 70-22 104-14 24 6 36 24 30 40-6 14-24 18-44 16-30-2-60-2-84-6z"
      fill="#1a6b74"
    />
    <path d="M44 214c20-16 52-24 86-20l6 26c-30 0-66 0-92-6z" fill="#14565e" />
    <path d="M28 216c-12 2-18 12-10 18 12 4 30 2 40-2l-2-18z" fill="#6a4229" />
    <path d="M150 208c14 4 20 14 14 20-12 6-30 6-40 4l4-20z" fill="#6a4229" />
    <path d="M70 186c-10-40-2-78 30-84 34-6 58 18 62 54 2 18-4 36-16 42-26 8-54 4-76-12z" fill="#f2b134" />
    <path
      d="M74 118q30 10 60-4M72 136q32 10 66-4"
      stroke="#fdf0cf"
      strokeWidth="5"
      fill="none"
      opacity=".8"
    />
    <path d="M92 86h26v24q-14 10-28 0z" fill="#7d4b2f" />
    <path d="M88 98c12 8 26 8 36-2l6 12c-12 12-36 14-48 4z" fill="#c63f17" />
    <path d="M84 104c-4 12-12 20-20 24l14 8c8-8 14-18 14-30z" fill="#a43210" />
    <path d="M60 58c-2-30 16-50 44-50s48 22 44 52c-3 26-22 40-44 40-22 0-42-14-44-42z" fill="#93603e" />
    <path
      d="M58 62c-14-30-2-58 30-66 36-8 74 8 74 46 0 16-6 30-16 36-2-14-8-26-18-32-24 4-46-2-56-16-2 14-8 22-14 32z"
      fill="#33221a"
    />
    <circle cx="146" cy="22" r="17" fill="#33221a" />
    <circle cx="72" cy="8" r="13" fill="#33221a" />
    <path d="M134 38q10-14 22-8" stroke="#c63f17" strokeWidth="7" fill="none" />
    <path d="M136 68c6-4 12-2 12 5s-6 11-12 9z" fill="#93603e" />
    <path d="M72 62q6 5 12 0M98 63q6 5 12 0" stroke="#2b2118" strokeWidth="3.4" fill="none" />
    <path d="M82 80q7 6 14 0" stroke="#2b2118" strokeWidth="3" fill="none" />
    <circle cx="72" cy="74" r="6" fill="#d0744f" opacity=".6" />
    <circle cx="112" cy="74" r="6" fill="#d0744f" opacity=".6" />
    <path d="M38 140l52 16 52-16 4 44-56 14-56-14z" fill="#a3243b" />
    <path d="M44 136q26-4 46 14v38q-20-16-48-12z" fill="#fffdf8" />
    <path d="M136 136q-26-4-46 14v38q20-16 48-12z" fill="#f4ead8" />
    <path
      d="M30 172c-6-14 2-26 14-28M148 172c6-14 0-26-10-28"
      stroke="#93603e"
      strokeWidth="13"
      fill="none"
    />
    <path d="M74 130c-18 6-34 18-40 34" stroke="#f2b134" strokeWidth="19" fill="none" />
    <path d="M142 128c10 10 14 22 10 36" stroke="#d98e1b" strokeWidth="19" fill="none" />
    <circle cx="38" cy="168" r="9" fill="#93603e" />
    <circle cx="148" cy="170" r="9" fill="#93603e" />
  </g>
);
