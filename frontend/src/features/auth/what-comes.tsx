const steps = [
  { picture: 'open-book', text: 'The rules, and who you are' },
  { picture: 'envelope', text: 'A grown-up’s yes, if you are young' },
  { picture: 'rocket', text: 'What you like' },
] as const;

/** Shows a newcomer the steps of joining. */
export const WhatComes = () => (
  <section aria-labelledby="what-comes" className="grid gap-3 border-t border-line pt-4">
    <h2 id="what-comes" className="text-lg">
      What comes next
    </h2>
    <ol className="grid grid-cols-3 gap-2 crowded:grid-cols-1">
      {steps.map(({ picture, text }) => (
        <li
          key={text}
          className="grid content-start justify-items-center gap-1 text-center text-[0.85em] leading-tight crowded:flex crowded:items-center crowded:gap-3 crowded:text-left"
        >
          <img src={`/likes/${picture}.svg`} alt="" className="size-11 crowded:size-8 crowded:shrink-0" />
          {text}
        </li>
      ))}
    </ol>
  </section>
);
