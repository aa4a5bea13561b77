import type { Bank } from '../fill';

export type SmallTalk = readonly [asked: RegExp, answer: Bank];
