import { TermsText } from '../../subjects/terms/terms-text';

/** The terms in a scrollable box. */
export const TermsBox = () => (
  // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
  <div
    role="group"
    aria-label="Terms and Conditions"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    tabIndex={0}
    className="grid max-h-[50dvh] gap-2 overflow-y-auto rounded-card border-2 border-line-strong bg-raised p-4 sm:p-6 [&_a]:text-accent-strong [&_a]:underline [&_h2]:mt-3 [&_h2]:text-xl [&_section]:grid [&_section]:gap-2"
  >
    <TermsText />
  </div>
);
