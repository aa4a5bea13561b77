const steps = [
  'The rules, and a few words about you.',
  'A grown-up’s yes by e-mail, if you are too young to decide alone: that takes an hour or more. Meanwhile you can read a chapter.',
  'What you like, and books that you know.',
];

/** Explains the steps of joining to a newcomer before the first form. */
export const WhatComes = () => (
  <section aria-labelledby="what-comes" className="rounded-control bg-sunken p-4">
    <h2 id="what-comes" className="mb-1 text-lg">
      What comes next
    </h2>
    <ol className="grid list-decimal gap-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
