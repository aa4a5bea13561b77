import { lookUp } from '../../illustrator/words/lexicon';

const alive =
  /^(?:said|asked|ran|jumped|cried|laughed|wanted|whispered|danced|slept|hid|sang|woke|walked|shouted|went|climbed|looked|smiled|thought|giggled|escaped|flew|felt|was|had|began|told|started)$/;

/** What a boat or a stone does not do. */
export const acts =
  /^(?:said|asked|ran|jumped|cried|laughed|wanted|whispered|danced|slept|hid|sang|woke|walked|shouted|looked|smiled|thought|giggled|escaped|felt|loved|told|hated|lived)$/;

/** A thing that acts in a story, such as a cookie that runs away. */
export const actingThings = (told: readonly string[]): [name: string, figure: string][] => {
  const deeds = new Map<string, { readonly name: string; count: number; spoke: boolean }>();
  told.forEach((word, at) => {
    const found = lookUp(told, at);
    if (found?.kind !== 'thing' || !/^(?:the|my|a|old|little|last|and)$/i.test(told[at - 1] ?? '')) return;
    const deed = deeds.get(found.name) ?? { name: word.toLowerCase(), count: 0, spoke: false };
    const next = told[at + found.length] ?? '';
    const isStart = at < 2 || /^(?:[.!?,]|and|but|then|so)$/i.test(told[at - 2] ?? '');
    if (isStart && alive.test(next))
      deed.count += /^(?:was|had|flew|went|began|started|fell)$/.test(next) ? 0.5 : 1;
    const spoke = /^(?:said|asked|shouted|whispered|answered|laughed)$/i.test(told[at - 2] ?? '');
    // After direct speech, and not in "the alien said my ship is broken".
    if (spoke && told[at - 1] !== 'and' && /^(?:[.!?,]|)$/.test(told[at - 3] ?? '')) deed.spoke = true;
    deeds.set(found.name, deed);
  });
  return [...deeds]
    .filter(([, { count, spoke }]) => spoke || count > 1)
    .map(([figure, { name }]) => [name, figure]);
};

const placeWord = /^(?:town|city|village|island|planet|country|land|kingdom|world|street|school)$/i;

/** "A town called Bix", "She lived in Bix": a name that is only ever a place's. */
export const isPlace = (words: readonly string[], name: string): boolean =>
  words.every((word, at) => {
    const [before, earlier] = [words[at - 1] ?? '', words[at - 2] ?? ''];
    const isThere =
      /^(?:in|from|near)$/i.test(before) ||
      (/^(?:to|at)$/i.test(before) &&
        /^(?:went|going|go|came|flew|moved|drove|sailed|back|travell?ed|was)$/i.test(earlier)) ||
      (/^(?:called|named)$/i.test(before) && placeWord.test(earlier)) ||
      placeWord.test(before);
    return word !== name || isThere;
  });
