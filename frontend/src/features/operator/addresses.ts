import { isEmail } from '../../../../contract/rules/email';

/** As many as one call takes. */
export const maxAddresses = 100;

interface Addresses {
  readonly good: readonly string[];
  /** What was written in between and is none. */
  readonly bad: readonly string[];
}

/** The addresses in a text pasted from anywhere: each once, in small letters, without the brackets of mail programs. */
export const addressesIn = (text: string): Addresses => {
  const written = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[<("]+|[>)"]+$/g, ''))
    .filter(Boolean);
  const all = [...new Set(written)];
  return { good: all.filter(isEmail), bad: all.filter((one) => !isEmail(one)) };
};
