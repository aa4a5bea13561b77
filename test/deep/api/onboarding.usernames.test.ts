import { expect, test } from '@jest/globals';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { users } from '../../../contract/users/endpoints';
import { codeOf } from '../../support/endpoints';
import { createPerson } from '../../support/people';
import { basics, nameDecided, newName, setUp, signUp } from '../../support/sign-up';

const named = async (username: string) => setUp(await signUp(), { username });

test.each([
  ['in capital letters', 'Zoe', 'ZOE'],
  ['in wide letters', 'Zoe', 'Ｚｏｅ'],
  ['with its accent apart', 'Zo\u00eb', 'Zoe\u0308'],
  ['with its accent apart, in capital letters', 'zo\u00eb', 'ZOE\u0308'],
  ['with a ligature', 'Fifi', '\ufb01\ufb01'],
  ['with a dot above', '\u0130da', 'i\u0307da'],
  ['with numbers in circles', 'Agent 1', 'Agent \u2460'],
])('409: a taken name %s', async (_, first, second) => {
  const letters = newName('').trim();
  expect((await named(`${first}${letters}`)).status).toBe(200);
  expect(codeOf(await named(`${second}${letters}`))).toBe('username_taken');
});

test('409: a taken name with another kind of space', async () => {
  const name = newName('A');
  expect((await named(name)).status).toBe(200);
  expect(codeOf(await named(name.replace(' ', '\u00a0')))).toBe('username_taken');
  expect(codeOf(await named(name.replace(' ', '\u2003')))).toBe('username_taken');
});

test.each(['Ада', '李雷', 'أحمد', 'ಅನಿತಾ', 'Zoë', 'O’Neil', 'ひらがな', '한글', 'सिंह', 'Nguyễn', '☀ Sol'])(
  '200: %s is a name, without surrounding spaces',
  async (username) => {
    const { status, body } = await named(`  ${username}\u00a0 `);
    expect({ status, name: body.profile?.username }).toEqual({ status: 200, name: username });
  },
);

const noNames: [what: string, username: string][] = [
  ['nothing', ''],
  ['spaces', '   \u00a0\u3000'],
  ['seventeen letters', 'a'.repeat(17)],
  ['an address', 'ada@home.test'],
  ['a tag', '<b>Ada'],
  ['a NUL', 'Ada\u0000'],
  ['two lines', 'Ada\nBen'],
  ['two paragraphs', 'Ada\u2029Ben'],
  ['letters that run backwards', '\u202eadA'],
  ['letters of no width', 'A\u200bda'],
  ['no letter', '☀ 12'],
  ['five digits', 'Ada 12345'],
  ['five digits apart', 'A1d2a3b4c5'],
  ['five digits of another script', 'Ada ١٢٣٤٥'],
  ['letters of two alphabets', 'Adа'],
  ['Greek in the middle', 'Αda'],
  ['two accents on a letter', 'Ada\u0301\u0302\u0303'],
  ['half of a letter', 'Ada\ud800'],
  ['a letter of the private use area', 'Ada\ue000'],
];
test.each(noNames)('400: %s', async (_, username) => {
  const who = await signUp();
  expect(codeOf(await setUp(who, { username }))).toBe('invalid_input');
  expect((await who.call(onboarding.setUp, { body: basics() })).status).toBe(200);
  const child = await createPerson();
  expect(codeOf(await child.call(users.update, { body: { username } }))).toBe('invalid_input');
});

/** A name appears in mails to strangers, whose mail programs make it a link. */
test.each(['http://evil.test', 'https://evil.co', 'www.evil.test'])(
  '400: %s is a link, not a name',
  async (link) => {
    expect(codeOf(await named(link))).toBe('invalid_input');
  },
);

test.each([
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a joiner of marks', '\u034f'],
  ['a selector of variants', '\ufe0f'],
])('400: an invisible name: %s', async (_, letter) => {
  expect(codeOf(await named(letter.repeat(3)))).toBe('invalid_input');
});

test.each([
  ['a Hangul filler', '\u3164'],
  ['a joiner of marks', '\u034f'],
  ['a selector of variants', '\ufe0f'],
])('4xx: a name that looks like a taken one, with %s in it', async (_, letter) => {
  const name = newName();
  expect((await named(name)).status).toBe(200);
  expect(['username_taken', 'invalid_input']).toContain(codeOf(await named(`${name}${letter}`)));
});

test.each([
  ['a zero for an o', 'Zoo', 'Z0o'],
  ['a one for an l', 'Lily', '1i1y'],
  ['a capital i for an l', 'Lilo', 'IiIo'],
  ['rn for m', 'Mim', 'rnirn'],
  ['Cyrillic letters', 'coco', 'сосо'],
  ['Greek capitals', 'TOM', 'ΤΟΜ'],
  ['an accent', 'Noe', 'Noé'],
  ['signs between', 'Anna', 'An-na.'],
])('409: a name that looks like a taken one: %s', async (_, first, second) => {
  expect((await named(first)).status).toBe(200);
  expect(codeOf(await named(second))).toBe('username_taken');
});

test('200: a released name frees its look-alikes', async () => {
  const [child, other] = [await createPerson(), await createPerson()];
  const rename = (who: typeof child, username: string) => who.call(users.update, { body: { username } });
  const letters = newName('').trim();
  expect((await rename(child, `Lo${letters}`)).status).toBe(200);
  expect(codeOf(await rename(other, `L0${letters}`))).toBe('username_taken');
  expect((await rename(child, `L0${letters}`)).status).toBe(200);
  expect((await rename(child, newName())).status).toBe(200);
  await nameDecided(child);
  expect((await rename(other, `Lo${letters}`)).status).toBe(200);
});

test.each([
  'admin',
  'Adm1n',
  'Operator',
  'Inkwren',
  'wren',
  'The Moderator',
  'Support 7',
  'fuck',
  'FuckYou',
  'sh1t',
  'b!tch',
  'Ms Bitch',
  'Shithead',
  'd1ckhead 7',
])('409: %s is refused for every user', async (username) => {
  expect(codeOf(await named(username))).toBe('username_not_allowed');
  const child = await createPerson();
  expect(codeOf(await child.call(users.update, { body: { username } }))).toBe('username_not_allowed');
});

test.each(['Cassandra', 'Dickens', 'Harshit', 'Renwick', 'Titus', 'Modesta', 'Analise'])(
  '200: %s is accepted as a name',
  async (name) => {
    expect((await named(name)).status).toBe(200);
  },
);
