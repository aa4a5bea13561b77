import { Fragment, type ReactNode } from 'react';

/** Quotation marks around three words or more; fewer set off a word. */
const quoted = /(["“][^"”\s]+(?:\s+[^"”\s]+){2,}["”])/u;

interface EmphasisProps {
  readonly text: string;
  /** Renders the words in quotation marks; without it, they stay as they are. */
  readonly quotation?: ((words: string) => ReactNode) | undefined;
}

const withQuotations = (text: string, quotation: EmphasisProps['quotation']): ReactNode => {
  if (quotation === undefined) return text;
  return text.split(quoted).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={i}>{i % 2 === 1 ? quotation(part) : part}</Fragment>
  ));
};

/** A text of the companion. Words between asterisks are in italics. */
export const Emphasis = ({ text, quotation }: EmphasisProps) =>
  text.split(/\*([^*\n]+)\*/).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <em key={i}>{withQuotations(part, quotation)}</em>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <Fragment key={i}>{withQuotations(part, quotation)}</Fragment>
    ),
  );
