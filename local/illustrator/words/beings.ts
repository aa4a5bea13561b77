import { readTable } from './match';

/** People, animals and made-up beings, by the figure that shows them. Other animals have the names of their icons. */
const table = readTable('beings');

export const beingsByWord = new Map(table);

/** The figures before the animals are people or look like them. */
const figures = [...new Set(table.map(([, figure]) => figure))];
const people = new Set(figures.slice(0, figures.indexOf('skeleton')));
export const isPerson = (figure: string): boolean => people.has(figure);

export const females = new Set(
  'girl woman old-woman princess queen witch fairy mermaid bride woman-pirate'.split(' '),
);
export const males = new Set(
  'boy man old-man prince king wizard knight santa groom postman man-teacher'.split(' '),
);

/** "The teacher" may be a man or a woman. */
const unsexed = (figure: string) => figure.replace(/^(?:wo)?man-/, '');
export const isSameKind = (one: string, other: string): boolean => unsexed(one) === unsexed(other);

const mothers = /^(?:mum|mom|mother|mommy|mummy|mama)$/i;
const fathers = /^(?:dad|father|daddy|papa)$/i;
const kinOf = (word: string) => (mothers.test(word) ? 'mother' : fathers.test(word) ? 'father' : undefined);
const anybody = /^(?:man|woman|lady|guy|mr|mrs|miss|ms|mister|sir)$/i;

/** Whether two words for one figure may mean one person: "mum" and "mother" do, "mum" and "aunt" do not. */
export const isSameRole = (name: string, word: string): boolean => {
  if (kinOf(name) !== undefined || kinOf(word) !== undefined) return kinOf(name) === kinOf(word);
  const isUnnamed = ['man', 'woman'].includes(beingsByWord.get(name) ?? '');
  return (
    !isUnnamed || name === word || anybody.test(name) || (anybody.test(word) && !/^(?:aunt|uncle)/.test(name))
  );
};
