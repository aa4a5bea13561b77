import { lookUp } from '../../illustrator/words/lexicon';
import { actionOf } from '../../illustrator/words/verbs';

const alive =
  /^(?:said|asked|ran|jumped|cried|laughed|wanted|whispered|danced|slept|hid|sang|woke|walked|crawled|crept|met|shouted|went|climbed|looked|smiled|thought|giggled|escaped|flew|felt|was|had|began|told|started)$/;

/** What a boat or a stone does not do. */
export const acts =
  /^(?:said|asked|ran|jumped|cried|laughed|wanted|whispered|danced|slept|hid|sang|woke|walked|shouted|looked|smiled|thought|giggled|escaped|felt|loved|told|hated|lived)$/;

/** The article of a thing, which adjectives may follow: "the little red mitten". */
const articleBefore = (told: readonly string[], at: number): number | undefined => {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    if (/^(?:the|my|an?|last|and)$/i.test(told[i] ?? '')) return i;
    if (!/^\p{L}+$/u.test(told[i] ?? '') || lookUp(told, i) !== undefined) return undefined;
    if (/^\p{Ll}{2,}(?:ed|s)$/u.test(told[i] ?? '') || actionOf(told[i] ?? '') !== undefined)
      return undefined;
  }
  return undefined;
};

/** A thing that acts in a story, such as a cookie that runs away. */
export const actingThings = (told: readonly string[]): [name: string, figure: string][] => {
  const deeds = new Map<string, { readonly name: string; count: number; spoke: boolean }>();
  told.forEach((word, at) => {
    const found = lookUp(told, at);
    const from = found?.kind === 'thing' ? articleBefore(told, at) : undefined;
    if (found === undefined || from === undefined) return;
    const deed = deeds.get(found.name) ?? { name: word.toLowerCase(), count: 0, spoke: false };
    const next = told[at + found.length] ?? '';
    const isStart = from < 1 || /^(?:[.!?,]|and|but|then|so)$/i.test(told[from - 1] ?? '');
    // "A red mitten fell. She was lost."
    const end = told.findIndex((one, i) => i > at && /^[.!?]$/.test(one));
    if (
      isStart &&
      end > 0 &&
      /^s?he$/i.test(told[end + 1] ?? '') &&
      /^(?:[.!?]|)$/.test(told[from - 1] ?? '')
    )
      deed.count += 1;
    if (isStart && alive.test(next))
      deed.count += /^(?:was|had|flew|went|began|started|fell)$/.test(next) ? 0.5 : 1;
    const spoke = /^(?:said|asked|shouted|whispered|answered|laughed)$/i.test(told[from - 1] ?? '');
    // After direct speech, and not in "the alien said my ship is broken".
    if (spoke && told[from] !== 'and' && /^(?:[.!?,]|)$/.test(told[from - 2] ?? '')) deed.spoke = true;
    deeds.set(found.name, deed);
  });
  return [...deeds]
    .filter(([, { count, spoke }]) => spoke || count > 1)
    .map(([figure, { name }]) => [name, figure]);
};

const placeWord = /^(?:town|city|village|island|planet|country|land|kingdom|world|street|school)$/i;

const travels =
  /^(?:went|going|goes|go|got|came|come|flew|moved|drove|sailed|back|travell?ed|was|arrived|way|trip|ship|train|bus|plane)$/i;

/** "A town called Bix", "She lived in Bix": a name that is only ever a place's. */
export const isPlace = (words: readonly string[], name: string): boolean =>
  words.every((word, at) => {
    const [before, earlier] = [words[at - 1] ?? '', words[at - 2] ?? ''];
    const isThere =
      /^(?:in|from|near|on)$/i.test(before) ||
      (/^(?:to|at)$/i.test(before) &&
        words.slice(Math.max(0, at - 6), at).some((one) => travels.test(one))) ||
      (/^(?:called|named)$/i.test(before) && placeWord.test(earlier)) ||
      placeWord.test(before);
    return word !== name || isThere;
  });
