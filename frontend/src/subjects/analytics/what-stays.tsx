import type { Stays } from '../../../../contract/quiz/what-stays';
import { fewestRecalled } from '../../../../contract/rules/recall';

const wordsFor = ({ right, asked }: Stays): string =>
  asked < fewestRecalled ? 'Too early to say' : `Last week’s chapters: ${right} of ${asked} still known`;

/** What a child still knows a week or two after a quiz, in words. */
export const WhatStays = ({ stays }: { readonly stays: Stays }) => (
  <>
    <h3 className="text-lg">What stays</h3>
    <p>{wordsFor(stays)}</p>
    <p className="text-[0.9em] text-soft">
      A week or two after a quiz Wren asks two of the questions that were right. These are the last 30 days.
    </p>
  </>
);
