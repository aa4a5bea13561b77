import { hasInvisible, hasLink, hasMarkup } from '../../../model/as-data';
import { essence } from '../../../safety/text/words';
import { type Flaw, keyOf, optionsOf, type WrittenQuestion } from './written-question';

const limits = { question: 300, option: 120, explanation: 400 };

const isBad = (text: string, limit: number) => essence(text) === '' || text.length > limit;

const textsOf = (written: WrittenQuestion) => [written.question, ...optionsOf(written), written.explanation];

/** A gap in a sentence to be completed does not count as markup. */
const withoutGaps = (text: string) => text.replace(/_{2,}/g, ' ');

const some =
  (has: (text: string) => boolean): Flaw =>
  (written) =>
    textsOf(written).some((text) => has(withoutGaps(text)));

/** Flaws of single fields. */
export const formFlaws = {
  'stem empty or too long': ({ question }) => isBad(question, limits.question),
  'not four options': ({ options }) => options.length !== 4,
  'option empty or too long': (written) => optionsOf(written).some((option) => isBad(option, limits.option)),
  'key out of range': (written) => keyOf(written) === '',
  'explanation empty or too long': ({ explanation }) => isBad(explanation, limits.explanation),
  'chapter out of range': ({ chapter }, { chapters }) => chapters !== null && !chapters.includes(chapter),
  'control or bidi characters': some(hasInvisible),
  link: some(hasLink),
  markup: some(hasMarkup),
} satisfies Record<string, Flaw>;
