const steps = [
  'A password, here.',
  'The rules, and a few words about you.',
  'If you are too young to decide alone (below 13 to 18, by where you live), a grown-up’s yes by e-mail. You can read a chapter while you wait.',
  'What you like, and books that you know.',
];

/** What a newcomer has ahead, told before the first form is filled in. */
export const WhatComes = () => (
  <section aria-labelledby="what-comes" className="rounded-control bg-sunken p-4">
    <h2 id="what-comes" className="mb-1 text-lg">
      What comes, in about five minutes
    </h2>
    <ol className="grid list-decimal gap-1 pl-5">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
