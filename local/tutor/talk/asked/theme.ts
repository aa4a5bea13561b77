import type { FactKind } from '../../../../lambdas/stock/talk-material';

/** A question about what is in somebody: the kinds of facts that answer it, and the moments that show it. */
export interface Theme {
  readonly kinds: readonly FactKind[];
  readonly traits: readonly string[];
}

const themes: readonly (readonly [asked: RegExp, theme: Theme])[] = [
  [
    /\b(?:scared|afraid|fears?|frightened|worr(?:y|ied|ies)|nervous|scares?)\b/i,
    { kinds: ['fear'], traits: ['scared', 'worried'] },
  ],
  [
    /\b(?:hates?|dislikes?|annoys?|not like|(?:does|do)n['’]?t like)\b/i,
    { kinds: ['dislike', 'fear'], traits: ['angry'] },
  ],
  [
    /\b(?:wants?|wish(?:es)?|dreams?|hopes?|need|needs|goal)\b/i,
    { kinds: ['want'], traits: ['wish', 'hopeful'] },
  ],
  [/\b(?:funny|funniest|silliest)\b/i, { kinds: ['funny'], traits: ['funny'] }],
  [/\b(?:sad(?:dest)?|cr(?:y|ies|ied)|unhappy|lonely)\b/i, { kinds: ['sad'], traits: ['sad', 'lonely'] }],
  [/\b(?:hungry|eats?|food|drink)\b/i, { kinds: ['food'], traits: ['hungry'] }],
  [/\b(?:secrets?|hid(?:e|es|ing|den)?)\b/i, { kinds: ['secret', 'fear'], traits: ['honest', 'ashamed'] }],
  [
    /\b(?:best (?:thing|day|moment|part)|happ(?:y|iest)|proud(?:est)?|good at|glad)\b/i,
    { kinds: ['best', 'like'], traits: ['proud', 'happy'] },
  ],
  [/\b(?:likes?|loves?|enjoys?|favou?rite)\b/i, { kinds: ['like'], traits: ['like', 'happy'] }],
  [/\bbrave(?:st)?\b/i, { kinds: [], traits: ['brave'] }],
  [/\b(?:angry|mad|cross|furious)\b/i, { kinds: ['dislike'], traits: ['angry'] }],
  [/\b(?:clever|smart|cleverest)\b/i, { kinds: [], traits: ['clever'] }],
];

export const themeOf = (text: string): Theme | undefined => themes.find(([asked]) => asked.test(text))?.[1];
