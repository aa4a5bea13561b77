import { conceptOf } from '../synonyms';
import type { Weight } from './match';
import type { Meaning } from './meaning';

/** Words that any question may have: they tell nothing of what it asks about. */
const light = new Set(
  'use used using make made making do go going went come came put take took give gave want wanted try tried call called look looked looks see saw say said says tell told know knew think thought feel felt happen happened happens idea way word first before after always else whole still need needed keep kept let work time people somebody someone everybody good bad big new real life each same like start stop'
    .split(' ')
    .map(conceptOf),
);

/** The words of a question that name what it asks about, the rarest first. Where it has no others, those that say little. */
export const headsOf = ({ features }: Meaning, weight: Weight): { heads: string[]; isLight: boolean } => {
  const words = [...features].filter((one) => !/^[@#]/.test(one));
  const heavy = words.filter((one) => !light.has(one));
  const heads = heavy.length > 0 ? heavy : words;
  return {
    heads: heads.toSorted((one, other) => weight(other) - weight(one)),
    isLight: heavy.length === 0,
  };
};
