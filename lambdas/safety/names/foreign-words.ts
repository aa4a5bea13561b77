// By Shutterstock and others, CC BY 4.0: https://www.npmjs.com/package/naughty-words
import arabic from 'naughty-words/ar.json';
import czech from 'naughty-words/cs.json';
import danish from 'naughty-words/da.json';
import german from 'naughty-words/de.json';
import spanish from 'naughty-words/es.json';
import persian from 'naughty-words/fa.json';
import finnish from 'naughty-words/fi.json';
import french from 'naughty-words/fr.json';
import canadianFrench from 'naughty-words/fr-CA-u-sd-caqc.json';
import hindi from 'naughty-words/hi.json';
import hungarian from 'naughty-words/hu.json';
import italian from 'naughty-words/it.json';
import japanese from 'naughty-words/ja.json';
import korean from 'naughty-words/ko.json';
import dutch from 'naughty-words/nl.json';
import norwegian from 'naughty-words/no.json';
import polish from 'naughty-words/pl.json';
import portuguese from 'naughty-words/pt.json';
import russian from 'naughty-words/ru.json';
import swedish from 'naughty-words/sv.json';
import thai from 'naughty-words/th.json';
import turkish from 'naughty-words/tr.json';
import chinese from 'naughty-words/zh.json';

const lists = [
  ...[arabic, czech, danish, german, spanish, persian, finnish, french, canadianFrench, hindi, hungarian],
  ...[
    italian,
    japanese,
    korean,
    dutch,
    norwegian,
    polish,
    portuguese,
    russian,
    swedish,
    thai,
    turkish,
    chinese,
  ],
];

/** Words of the lists that are given names in other countries, or that a child uses as a name: animals, things, family words. */
const harmless = [
  ...[
    'amador',
    'concha',
    'franc',
    'griet',
    'johny',
    'mona',
    'moona',
    'muna',
    'mussa',
    'naida',
    'panna',
    'pele',
  ],
  ...['pina', 'pinto', 'pippa', 'quaglia', 'regina', 'reva', 'rosette', 'فرج'],
  ...['aranha', 'asno', 'bekken', 'biga', 'bite', 'boemelen', 'burro', 'caca', 'cerveja', 'consolo', 'fava'],
  ...[
    'gerber',
    'infierno',
    'inferno',
    'knor',
    'mama',
    'martillo',
    'monta',
    'muts',
    'olla',
    'pataka',
    'pesce',
  ],
  ...[
    'pipari',
    'pipi',
    'pipì',
    'pisello',
    'popel',
    'schatje',
    'stake',
    'tanche',
    'torneira',
    'trio',
    'vacca',
  ],
  ...['watje', 'бугор', 'голый', 'фига'],
];

const folded = (word: string) => word.normalize('NFKC').toLowerCase();

/** False for short words, which are often names or words of another language: Am, Del, Fan. */
const isTelling = (word: string) => word.length > 3 || !/^\p{Script=Latin}*$/u.test(word);

const words = new Set(lists.flat().map(folded).filter(isTelling));
for (const word of harmless) words.delete(word);

/** Whether a name is, or contains as a whole word, an indecent word of a language other than English. */
export const isIndecentAbroad = (name: string): boolean =>
  [folded(name), ...folded(name).split(/[^\p{L}\p{M}]+/u)].some((word) => words.has(word));
