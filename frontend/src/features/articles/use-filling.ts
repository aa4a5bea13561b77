import { useState } from 'react';

export interface Filling {
  /** For each gap the index of its word in the bank; null while it is empty. */
  readonly filled: readonly (number | null)[];
  /** The gap that receives the next word. */
  readonly active: number;
  /** The last change, for users of screen readers. */
  readonly news: string;
  readonly put: (word: number, gap?: number) => void;
  readonly takeBack: (gap: number) => void;
  readonly activate: (gap: number) => void;
  readonly isUsed: (word: number) => boolean;
}

const firstEmpty = (filled: readonly (number | null)[], from: number) => {
  const after = filled.findIndex((word, gap) => word === null && gap > from);
  return after >= 0 ? after : Math.max(0, filled.indexOf(null));
};

/** The words that a child has put into the gaps. A word is used once; one that is put elsewhere leaves its gap. */
export const useFilling = (bank: readonly string[], gaps: number): Filling => {
  const [filled, setFilled] = useState<readonly (number | null)[]>(() => Array<null>(gaps).fill(null));
  const [active, setActive] = useState(0);
  const [news, setNews] = useState('');
  return {
    filled,
    active,
    news,
    put: (word, gap = active) => {
      const next = filled.map((before, i) => {
        if (i === gap) return word;
        return before === word ? null : before;
      });
      setFilled(next);
      setActive(firstEmpty(next, gap));
      const left = next.filter((one) => one === null).length;
      const rest = left === 0 ? 'All gaps have a word.' : `${left} still empty.`;
      setNews(`${bank[word]} is in gap ${gap + 1}. ${rest}`);
    },
    takeBack: (gap) => {
      const word = filled[gap];
      setActive(gap);
      if (word === null || word === undefined) return;
      setFilled(filled.with(gap, null));
      setNews(`${bank[word]} is back among the words. Gap ${gap + 1} is empty.`);
    },
    activate: setActive,
    isUsed: (word) => filled.includes(word),
  };
};
