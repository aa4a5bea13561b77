import { Fragment } from 'react';

/** A text of the companion: what stands between asterisks is in italics. */
export const Emphasis = ({ text }: { text: string }) =>
  text.split(/\*([^*\n]+)\*/).map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    i % 2 === 1 ? <em key={i}>{part}</em> : <Fragment key={i}>{part}</Fragment>,
  );
