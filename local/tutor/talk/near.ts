import { contentStems } from '../../../lambdas/safety/text/words';
import type { Topic } from './topics';
import type { Turn } from './turn';

/** Words of a question that no answer repeats. */
export const idle: ReadonlySet<string> = new Set(
  contentStems(
    'book story chapter page part exactly really tell please know think mean say said happen happened happens thing something somebody someone anybody time lot kind way does first name called ever actually look wonder just get got people bit most best very much really',
  ),
);

/** How many words of the child, besides names, a moment has. */
export const sharedWith = ({ text, met }: Turn, { lead, evidence }: Topic): number => {
  const stems = new Set(contentStems(`${lead} ${evidence}`));
  const names = new Set(met.flatMap(({ name, also = [] }) => contentStems([name, ...also].join(' '))));
  return [...new Set(contentStems(text))].filter(
    (word) => stems.has(word) && !names.has(word) && !idle.has(word),
  ).length;
};
