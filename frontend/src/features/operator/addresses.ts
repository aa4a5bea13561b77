import { isEmail } from '../../../../contract/rules/email';

/** The maximum in one call. */
export const maxAddresses = 100;

interface Addresses {
  readonly good: readonly string[];
  /** The parts of the text that are no addresses. */
  readonly bad: readonly string[];
}

/** The addresses in a pasted text: without duplicates, in lower case, without the brackets of mail programs. */
export const addressesIn = (text: string): Addresses => {
  const written = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^[<("]+|[>)"]+$/g, ''))
    .filter(Boolean);
  const all = [...new Set(written)];
  return { good: all.filter(isEmail), bad: all.filter((one) => !isEmail(one)) };
};
