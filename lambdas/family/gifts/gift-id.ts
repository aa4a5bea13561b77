import type { GiftItem } from './store';

type Parts = Pick<GiftItem, 'week' | 'adult_id' | 'number'>;

export const idOfGift = ({ week, adult_id, number }: Parts): string => `${week}.${adult_id}.${number}`;

/** The parts of an id of the contract's form. */
export const partsOfGift = (id: string): Parts => {
  const [week = '', adult_id = '', number] = id.split('.');
  return { week, adult_id, number: Number(number) };
};
