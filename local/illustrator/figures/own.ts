/** Icons of ours, 32 by 32, for what the kept drawings lack. */
export const own: Readonly<Record<string, string>> = {
  mole: '<g fill="none"><path fill="#4a3f45" d="M5 26C3 15 8 6 17 6c8 0 12 8 11 20c0 4-22 4-23 0"/><path fill="#6b5d63" d="M11 28c-1-8 1-13 6-13s7 5 6 13z"/><path fill="#f08a9c" d="M12.500 12.500c0-2.500 2-3.500 4-3.500s4 1 4 3.500s-2 3-4 3s-4-.5-4-3M2 22c1-3 5-3 7-1l1 6c-3 3-9 1-8-5m28 0c-1-3-5-3-7-1l-1 6c3 3 9 1 8-5"/><path fill="#f6b3bf" d="M9 29.500c0-2 6-2 6 0zm9 0c0-2 6-2 6 0z"/><path fill="#1a1416" d="M11 10a1 1 0 1 1 .1 0m10 0a1 1 0 1 1 .1 0"/></g>',
  pumpkin:
    '<g fill="none"><path fill="#e8742a" d="M16 9c9-4 15 2 14 11s-8 11-14 9c-6 2-13 0-14-9S7 5 16 9"/><path fill="#f5923e" d="M16 9c5 1 6 18 0 20c-6-2-5-19 0-20"/><path fill="#5b8a3a" d="M14 9l1-6h4l-1 6z"/></g>',
  snowball:
    '<g fill="none"><path fill="#e4eef8" d="M16 27a10 10 0 1 1 .1 0"/><path fill="#ffffff" d="M14 21a7 7 0 1 1 .1 0"/></g>',
  desk: '<g fill="none"><path fill="#a56953" d="M3 17h4v13H3zm22 0h4v13h-4z"/><path fill="#8c5543" d="M19 17h8v8h-8z"/><path fill="#c98a5e" d="M1 13h30v4H1z"/><path fill="#3f7fc4" d="M6 9h8v4H6z"/></g>',
  bench:
    '<g fill="none"><path fill="#6e5a4e" d="M4 14h3v16H4zm21 0h3v16h-3z"/><path fill="#b97a4a" d="M1 12h30v4H1zm0 7h30v4H1z"/></g>',
  'sleeping-bag':
    '<g fill="none"><path fill="#3f7fc4" d="M3 20h24c4 0 4 9 0 9H3c-3 0-3-9 0-9"/><path fill="#ffffff" d="M3 21h6v7H3c-2 0-2-7 0-7"/><path fill="#7fb0e6" d="M11 20h2v9h-2z"/></g>',
  'washing-machine':
    '<g fill="none"><path fill="#e6e6ee" d="M4 3h24v27H4z"/><path fill="#b8bcc8" d="M4 3h24v5H4z"/><path fill="#8a94a4" d="M16 28a8.500 8.500 0 1 1 .1 0"/><path fill="#9fd0ee" d="M16 25.500a6 6 0 1 1 .1 0"/></g>',
  lamp: '<g fill="none"><path fill="#8a94a4" d="M14.500 14h3v14h-3zM9 28h14v2H9z"/><path fill="#ffd95e" d="M11 3h10l4 12H7z"/></g>',
  firefly:
    '<g fill="none"><path fill="#fff3a0" d="M16 30a9 9 0 1 1 .1 0"/><path fill="#cfe3f5" d="M13 14C4 8 2 14 4 18s8 2 10-1zm6 0c9-6 11 0 9 4s-8 2-10-1z"/><path fill="#4a3728" d="M11 14c0-5 2-8 5-8s5 3 5 8s-2 8-5 8s-5-3-5-8"/><path fill="#ffd21f" d="M11.500 17h9c0 7-2 10-4.500 10s-4.500-3-4.500-10"/><path fill="#fff" d="M13 10a1.500 1.500 0 1 1 .1 0m5 0a1.500 1.500 0 1 1 .1 0"/></g>',
  lighthouse:
    '<g fill="none"><path fill="#f4f4f4" d="M12 11h8l3 19H9z"/><path fill="#d9483b" d="M11.500 15h9l.6 4H11zm-1 8h11l.6 4H10z"/><path fill="#ffe25e" d="M12.500 6h7v5h-7z"/><path fill="#d9483b" d="M16 1l5 5H11z"/><path fill="#6e6e6e" d="M11 10.500h10v1.500H11z"/></g>',
  carpet:
    '<g fill="none"><path fill="#b8323a" d="M2 20q7-4 14 0t14 0l-2 8q-6 4-13 0t-14 0z"/><path fill="#f2c53a" d="M6 22.500q5-2 10 0t10 0l-.6 3q-5 2-10 0t-10 0z"/></g>',
};
