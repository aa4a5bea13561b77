/** Decoration: a text beside it says what is loading. */
export const Spinner = () => (
  <span
    aria-hidden
    className="inline-block size-[1.1em] animate-spin rounded-full border-[3px] border-current border-r-transparent"
  />
);
