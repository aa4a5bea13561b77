import { afterEach, describe, expect, test } from '@jest/globals';
import { letters } from '../../contract/letters/endpoints';
import { beginArticle, submitArticle } from '../support/articles';
import { createBook } from '../support/books';
import { outages, resetClock } from '../support/cloud';
import { anybody } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { createReader, onlyLetterTo, takeQuiz } from '../support/letter-readers';
import { choose, createFamily, oneClick, toLetter } from '../support/letters';
import { callsWith, createPerson, type Person, tokenOf } from '../support/people';

afterEach(async () => {
  await outages({ mail: false });
  await resetClock();
});

const newYork = 'America/New_York';

/** A token of today. */
const again = async ({ email }: Pick<Person, 'email'>) => {
  const token = await tokenOf(email);
  return { token, call: callsWith(token) };
};

const isOn = async ({ call }: Person) => (await call(letters.look, {})).body;

describe('the letter of a family', () => {
  test('200: it tells what was read, words met, two missed questions with their sentences, and a question for dinner', async () => {
    const { child, guardian } = await createFamily();
    expect((await choose(guardian, 'family')).body).toEqual({ family: true, class: false, paused: false });
    const book = await createBook();
    const [first] = await takeQuiz(child, book, 4);
    const article = await beginArticle(child);
    await submitArticle(child, article.id, article.answers);
    await toLetter('family', newYork);
    const { html = '', text, pictures = [], subject } = await onlyLetterTo(guardian);
    expect(subject).toContain('reading week');
    for (const written of [html, text]) {
      expect(written).toContain(book.title);
      expect(written).toContain('6 of 10 answers right');
      expect(written).toContain(article.answers[0]?.toLowerCase());
    }
    expect(text).toContain('For the dinner table:');
    expect(html.match(/The answer:/g)).toHaveLength(2);
    expect(html.match(/accent-line" style/g)).toHaveLength(2);
    expect(text).toContain(first?.question);
    expect(pictures.map(({ id }) => id)).toEqual(expect.arrayContaining(['wren', `cover-${book.id}`]));
    for (const { base64, type } of pictures) {
      expect(type).toBe('image/png');
      expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
    for (const [, id] of html.matchAll(/cid:([^"]+)/g))
      expect(pictures.map((picture) => picture.id)).toContain(id);
    expect(html).not.toMatch(/src="(?!cid:)/);
  });
});

describe('one click', () => {
  test('200: the headers of RFC 8058 lead to a POST that ends the letter without a sign-in, and may come twice', async () => {
    const { guardian } = await createReader();
    await toLetter('family', newYork);
    const letter = await onlyLetterTo(guardian);
    expect(letter.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/[^>]+\/api\/letters\/stop\?token=[^>]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const _time of [1, 2])
      expect(await oneClick(letter)).toEqual({ status: 200, body: { stopped: true } });
    expect(await isOn({ ...guardian, ...(await again(guardian)) })).toEqual({
      family: false,
      class: false,
      paused: false,
    });
    await toLetter('family', newYork);
    await onlyLetterTo(guardian);
  });

  test('404: a made-up link stops nothing', async () => {
    const { guardian } = await createReader();
    await toLetter('family', newYork);
    const letter = await onlyLetterTo(guardian);
    const [, id = ''] = /token=([^.]+)\./.exec(letter.headers?.['List-Unsubscribe'] ?? '') ?? [];
    for (const token of [`${id}.${'a'.repeat(43)}`, `${'0'.repeat(26)}.${'a'.repeat(43)}`])
      expect(codeOf(await anybody(letters.stop, { query: { token } }))).toBe('letter_link_invalid');
    expect((await isOn({ ...guardian, ...(await again(guardian)) })).family).toBe(true);
  });
});

describe('who may have a letter', () => {
  test('403: a parent who is no guardian, and a teacher who is not verified, have none', async () => {
    const [parent, teacher] = await Promise.all([
      createPerson('parent'),
      createPerson('teacher', { verified: false }),
    ]);
    expect(codeOf(await choose(parent, 'family'))).toBe('letter_not_yours');
    expect(codeOf(await choose(parent, 'class'))).toBe('letter_not_yours');
    expect(codeOf(await choose(teacher, 'class'))).toBe('letter_not_yours');
    expect((await choose(parent, 'family', false)).body).toEqual({
      family: false,
      class: false,
      paused: false,
    });
  });
});
