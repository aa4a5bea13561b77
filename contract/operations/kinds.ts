import { controlKinds } from '../controls/kinds';

/**
 * What operators can switch off for all children: what a guardian can switch off for one child, and the work of the model beyond it.
 * `drawing`: comics and the help with stories. `books`: finding out what a new book contains.
 */
export const switchKinds = [
  ...controlKinds,
  'drawing',
  'quiz',
  'articles',
  'books',
  'recommendations',
  'names',
] as const;
export type SwitchKind = (typeof switchKinds)[number];

export const isSwitch = (what: string): what is SwitchKind => switchKinds.some((kind) => kind === what);
