import { describe, expect, test } from '@jest/globals';
import { csvOf } from '../../contract/rules/csv';
import { faultOfName, isName } from '../../contract/rules/names';
import { skeletonOf } from '../../lambdas/safety/names/skeleton';
import { claimsToBe } from '../../lambdas/safety/names/titles';

describe('the name of an adult', () => {
  test.each([
    ...['Your Mum', 'Mum', 'mummy', 'Mummmm', 'M u m', 'M-U-M', 'Mum7', 'YourMum', 'yourmum', 'Ada’s Mom'],
    ...['Grandma Jo', 'grandma_jo', 'BestGrandpaEver', 'Dad', 'Dad 2', 'Аunt Polly', 'Uncle_Bob'],
    ...[
      'Police',
      'PoliceOfficer Jim',
      'Officer Jim',
      'Principal',
      'The Principal',
      'Elm School',
      'Doctor Lee',
    ],
    ...[
      'Mamá',
      'Abuelita',
      'Tía Rosa',
      'la policía',
      'Maman',
      'Mère de Zoé',
      'Papy',
      'Oma Inge',
      'Mutti',
      'Polizei',
    ],
    ...['मम्मी', 'पापा जी', 'दादी', 'Nani ji', 'Didi', 'Chachu', '妈妈', '你的妈妈', '李老师', '警察叔叔'],
    ...['adasmum', 'unclebob', 'auntyjo', 'officerdan', 'mapleschool', 'tumamá', 'tamaman', 'deineoma'],
    ...['Daddyy', 'Muummy', '4unty Jo', 'Gr4ndma', 'D4d', 'Unc1e Bob', 'Sch00l', 'U N C L E Bob'],
    ...['Mammy', 'Your Carer', 'Sgt Dan', 'Dr Smith', 'Santa', 'Klassenlehrerin Jo', 'La profe', 'Dein Paps'],
    ...['आंटी', 'टीचर', '你妈', '班主任', 'Masi', 'Bhaiyya'],
    ...['ｍｕｍ', 'Dɑd', 'ᴍum', 'Mr Smith', 'Ms. Okafor', 'Mrs'],
  ])('of a parent is refused: %s', (name) => expect(claimsToBe(name, false)).toBe(true));

  test.each([
    ...['Sam', 'Robin', 'Mumtaz', 'Dadabhai', 'Papadopoulos', 'Popper', 'Aung', 'Coleman'],
    ...['Schoolcraft', 'Mona Lisa', 'Teach', 'Parenteau', 'Sisi', 'Ma Long', 'Yo-Yo Ma'],
    ...['Policarp', 'Tito', 'Motherwell', 'Broderick', 'Drew', 'Nurseen', 'Missy', 'Mary', 'Sirius'],
    ...['Ama', 'Coop', 'Tiia', 'Tamami', 'Carbuncle', 'Maximum', 'Trinidad', 'Andr3w', 'Mohamed5', 'Matteo'],
    ...['Herrmann', 'Fatima', 'Abhishek', '李明', 'सीता', 'Bookworm 12', 'Paperback', 'Grandiose'],
  ])('of a parent is accepted: %s', (name) => expect(claimsToBe(name, false)).toBe(false));

  test.each([
    ['Ms Okafor', false],
    ['Mr. Lee', false],
    ['Herr Weiß', false],
    ['Dr Lee', false],
    ['Dr', true],
    ['Ms', true],
    ['Mr Ms', true],
    ['Ms Grandma', true],
    ['Principal Lee', true],
    ['Teacher Lee', true],
  ])('of a teacher: %s is refused: %s', (name, refused) => expect(claimsToBe(name, true)).toBe(refused));
});

describe('names that look alike have the same key', () => {
  test.each([
    ['Ada', 'Adɑ'],
    ['Ada', 'Аda'],
    ['Ada', 'Aᴅa'],
    ['Gina', 'ɡina'],
    ['Lina', 'ǀina'],
    ['Soren', 'Søren'],
    ['Kim', 'Κim'],
    ['Vera', 'ᴠera'],
    ['Zoe', 'Ƶoe'],
    ['Nora', 'ɴᴏʀᴀ'],
    ['modern', 'modem'],
    ['Bella', 'Be11a'],
  ])('%s and %s', (one, other) => expect(skeletonOf(other)).toBe(skeletonOf(one)));

  test.each([
    ['Ada', 'Ida'],
    ['Mia', 'Nia'],
    ['Ben', 'Den'],
  ])('different keys: %s and %s', (one, other) => expect(skeletonOf(other)).not.toBe(skeletonOf(one)));
});

test.each([
  ...[
    'mum dot com',
    'mum (dot) com',
    'mumdotcom',
    'ada punkt de',
    'ada dot co dot uk',
    'ada at gmail',
    'mum.com',
  ],
])('a name that contains an address is refused: %s', (name) => expect(faultOfName(name)).toBe('signs'));

test.each(['Dot', 'Polka Dot', 'Dot Commander', 'Dottie', 'Cat at Home', 'Pat', 'Point Blank Ada'])(
  'a name without an address is accepted: %s',
  (name) => expect(faultOfName(name)).toBeUndefined(),
);

test.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1+1', '＋1', '－1', '＠a', ' =1', '\u3000＝1', '\n=1'])(
  'a cell of a table is text, not a formula: %j',
  (cell) => expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`),
);

test.each(['a=1', 'Ada', '7 = 7', 'x＝1'])('a cell without a formula is unchanged: %j', (cell) =>
  expect(csvOf([[cell]])).toBe(`\uFEFF"${cell}"\r\n`),
);

test.each([
  ['Ada\u200b', 'signs'],
  ['Ada\u3164', 'signs'],
  ['Ada\u2028', 'signs'],
  ['Ada\u2029', 'signs'],
  ['Ada\ufe0f', 'signs'],
  ['Ada\u034f', 'signs'],
  ['Ada@home', 'signs'],
  ['Ada/Bea', 'signs'],
  ['ada.example', 'signs'],
  ['7.example', 'signs'],
  ['Mx. A.B', undefined],
  ['J. Ada', undefined],
  ['adaDOTcom', 'signs'],
  ['dot com', 'signs'],
  ['my dot info', 'signs'],
  ['ada dot communes', undefined],
  ['adadotcomic', undefined],
  ['at yahoo', 'signs'],
  ['Flat Outlook', undefined],
  ['1234', 'letters'],
  ['!?', 'letters'],
  ['Ada1234', undefined],
  ['Ada12345', 'digits'],
  ['Ada①②③④⑤', 'digits'],
  ['Zoë', undefined],
  ['Ado\u0323\u0331\u0332', 'accents'],
  ['x\u0301', undefined],
  ['ก\u0e48\u0e49\u0e48\u0e49', 'accents'],
  ['Адa', 'alphabets'],
  ['Ада', undefined],
  ['Ωmega', 'alphabets'],
  ['山田たろう', undefined],
  ['山田タロウ', undefined],
  ['김山', undefined],
  ['김たろう', 'alphabets'],
  ['Ada山', 'alphabets'],
  ['Ada-Bea’s 7', undefined],
])('the fault of the name %j is %s', (name, fault) => {
  expect(faultOfName(name)).toBe(fault);
  expect(isName(name)).toBe(fault === undefined);
});
