/** The clock of Mizzlegate, where the way up the hill ends. */
export const ClockTower = () => (
  <g transform="translate(46 -6)">
    <path d="M374 368l8-142h70l8 142q-44 16-86 0z" fill="#fdeed2" />
    <path d="M424 226h28l8 142q-14 5-28 7z" fill="#efd6a8" />
    <path d="M372 230l45-84 45 84q-46 14-90 0z" fill="#c63f17" />
    <path d="M417 146l45 84q-14 4-30 6z" fill="#a43210" />
    <path d="M417 148v-32" stroke="#6a4229" strokeWidth="4" />
    <path d="M418 116q14-8 22 0t18 0l-6 10 6 9q-10 7-19 0t-21 0z" fill="#1a6b74" />
    <circle cx="415" cy="272" r="26" fill="#6a4229" />
    <circle cx="415" cy="272" r="21" fill="#fffdf8" />
    <path d="M415 272v-13M415 272l10 7" stroke="#2b2118" strokeWidth="3.6" />
    <g fill="#2b2118">
      <circle cx="415" cy="255" r="1.8" />
      <circle cx="432" cy="272" r="1.8" />
      <circle cx="415" cy="289" r="1.8" />
      <circle cx="398" cy="272" r="1.8" />
    </g>
    <path d="M400 374v-34q0-16 15-16t15 16v35q-15 3-30-1z" fill="#6a4229" />
    <circle cx="424" cy="352" r="2" fill="#f2b134" />
    <path d="M388 310v-14q0-6 6-6t6 6v14zM434 310v-14q0-6 6-6t6 6v14z" fill="#7fb3b5" />
  </g>
);
