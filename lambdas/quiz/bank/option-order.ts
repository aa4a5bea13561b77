import { shuffled } from '../../platform/shuffled';
import type { BankQuestion } from './bank-store';

/** A new order of four options. */
export const newOrder = (): string => shuffled([0, 1, 2, 3]).join('');

/** The indexes of all options in the bank, in this order; a fifth stays last. */
export const optionsInOrder = (order: string, { options }: BankQuestion): number[] => [
  ...[...order].map(Number),
  ...[...options.keys()].slice(4),
];
