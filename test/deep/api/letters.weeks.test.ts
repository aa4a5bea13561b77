import { afterEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../../contract/classes/endpoints';
import { consent } from '../../../contract/consent/endpoints';
import { letters } from '../../../contract/letters/endpoints';
import { reading } from '../../../contract/reading/endpoints';
import { hashOf } from '../../../lambdas/platform/secret';
import { findCrisis } from '../../../lambdas/safety/crisis/find-crisis';
import { createBook } from '../../support/books';
import { advanceClock, atRest, outages, resetClock, seed } from '../../support/cloud';
import { createComic, story } from '../../support/comics';
import {
  agreed,
  anybody,
  asked,
  confirm,
  consents,
  everything,
  mailAbout,
  subjects,
} from '../../support/consent';
import { changeFields, createSchool } from '../../support/friends';
import { createReader, onlyLetterTo, takeQuiz } from '../../support/letter-readers';
import { choose, clockNow, createFamily, lettersTo, moveTo, toLetter } from '../../support/letters';
import { passOnSchedule, tokenIn } from '../../support/mail';
import { callsWith, createPerson, meOf, type Person, tokenOf } from '../../support/people';

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

const pass = async (minutes: number) => moveTo(new Date((await clockNow()).getTime() + minutes * 60_000));

describe('the letter of a family', () => {
  test.each([newYork, 'Asia/Kolkata'])(
    '200: it comes at eight on Sunday in %s and not before',
    async (zone) => {
      const { guardian } = await createReader(zone);
      await toLetter('family', zone, -10);
      expect(await lettersTo(guardian.email)).toEqual([]);
      await pass(15);
      await onlyLetterTo(guardian);
    },
  );

  test('200: the next week brings the next letter, and a Sunday brings one however often the schedule runs', async () => {
    const { child, guardian } = await createReader();
    await toLetter('family', newYork);
    await pass(60);
    await onlyLetterTo(guardian);
    await takeQuiz({ ...child, ...(await again(child)) }, await createBook());
    await toLetter('family', newYork);
    expect(await lettersTo(guardian.email)).toHaveLength(2);
  });

  test('200: a week that was missed is not sent late, and the next one is sent', async () => {
    const { child, guardian } = await createReader();
    await toLetter('family', newYork, 24 * 60);
    expect(await lettersTo(guardian.email)).toEqual([]);
    await takeQuiz({ ...child, ...(await again(child)) }, await createBook());
    await toLetter('family', newYork);
    await onlyLetterTo(guardian);
  });

  test('200: a letter that could not be sent in the morning is sent later on the same Sunday', async () => {
    const { guardian } = await createReader();
    await outages({ mail: true });
    await toLetter('family', newYork);
    expect(await lettersTo(guardian.email)).toEqual([]);
    await outages({ mail: false });
    await advanceClock('PT10M');
    await atRest();
    await onlyLetterTo(guardian);
  });

  test('200: a quiet week gets one kind, short letter, and a second one in a row none', async () => {
    const { guardian } = await createFamily();
    await choose(guardian, 'family');
    await toLetter('family', newYork);
    expect((await onlyLetterTo(guardian)).html).toContain('A quiet week');
    await toLetter('family', newYork);
    await onlyLetterTo(guardian);
  });

  test('200: pages on paper make no quiet week, and stand in the letter', async () => {
    const { child, guardian } = await createFamily();
    await choose(guardian, 'family');
    const { id } = await createBook();
    await child.call(reading.logToday, { params: { id }, body: { pages: 24, minutes: 30 } });
    await toLetter('family', newYork);
    const { html, text } = await onlyLetterTo(guardian);
    for (const letter of [html, text]) expect(letter).toContain('24 pages of books on paper, as ');
    expect(html).not.toContain('A quiet week');
  });

  test('200: a family that has moved gets its letter on the Sunday morning of its new zone', async () => {
    const { child, guardian } = await createReader('Asia/Tokyo');
    await changeFields(child.id, { time_zone: 'America/Los_Angeles' });
    await toLetter('family', 'Asia/Tokyo');
    expect(await lettersTo(guardian.email)).toEqual([]);
    await toLetter('family', 'America/Los_Angeles');
    await onlyLetterTo(guardian);
  });
});

describe('asked when it is sent', () => {
  /** The letter is ordered while SES is down; then something changes, and the job is repeated. */
  const orderedThen = async (guardian: Person, change: () => Promise<unknown>) => {
    await outages({ mail: true });
    await toLetter('family', newYork);
    await change();
    await outages({ mail: false });
    await advanceClock('PT10M');
    await atRest();
    return lettersTo(guardian.email);
  };

  test('200: whoever has stopped the letter after it was ordered gets none', async () => {
    const { guardian } = await createReader();
    const stop = async () => {
      const later = { ...guardian, ...(await again(guardian)) };
      expect((await choose(later, 'family', false)).body.family).toBe(false);
    };
    expect(await orderedThen(guardian, stop)).toEqual([]);
  });

  test('200: after the consent has ended nothing is sent', async () => {
    const { child, guardian } = await createReader();
    const takeBack = async () => {
      const { call } = await again(guardian);
      const none = { core: false, ai_text: false, voice: false, public_sharing: false };
      const answered = await call(consent.changeForChild, { params: { child_id: child.id }, body: none });
      expect(answered.status).toBe(200);
    };
    expect(await orderedThen(guardian, takeBack)).toEqual([]);
    // The choice stays, and says that it waits.
    const later = { ...guardian, ...(await again(guardian)) };
    expect((await later.call(letters.look, {})).body).toEqual({ family: true, class: false, paused: true });
    await changeFields(child.id, { consents: consents('core') });
    expect((await later.call(letters.look, {})).body.paused).toBe(false);
    await toLetter('family', newYork);
    await onlyLetterTo(guardian);
  });

  test('200: after the guardianship has ended nothing is sent', async () => {
    const { child, guardian } = await createReader();
    await changeFields(child.id, { age: 14, birth_year: null });
    const leave = async () => {
      const { call } = await again(child);
      const answered = await call(consent.setGuardiansSee, { body: { see: 'nothing' } });
      expect(answered.status).toBe(200);
    };
    expect(await orderedThen(guardian, leave)).toEqual([]);
  });

  test('200: a mailbox with which a child signs in gets none', async () => {
    const { guardian } = await createReader();
    const [name, domain] = guardian.email.split('@');
    expect(await orderedThen(guardian, () => createPerson('student', {}, `${name}+kid@${domain}`))).toEqual(
      [],
    );
  });
});

describe('a comic', () => {
  const withComic = async (change: (child: Person) => Promise<unknown> = async () => undefined) => {
    const { child, guardian } = await createReader();
    await createComic(child);
    await change(child);
    await toLetter('family', newYork);
    const { pictures = [], html = '' } = await onlyLetterTo(guardian);
    const comics = pictures.filter(({ id }) => id.startsWith('comic-'));
    expect(html.includes('A comic by')).toBe(comics.length > 0);
    return comics;
  };

  test('200: is attached where its author shares', async () => {
    expect(await withComic()).toEqual([expect.objectContaining({ type: 'image/png' })]);
  });

  test('200: is not attached without consent to sharing', async () => {
    expect(
      await withComic((child) => changeFields(child.id, { consents: consents('core', 'ai_text', 'voice') })),
    ).toEqual([]);
  });

  test('200: is not attached if a flag keeps its story from supervisors', async () => {
    const crisis = findCrisis('my dad hits me every day');
    if (crisis === undefined) throw new Error('No crisis');
    const messageId = hashOf(story());
    expect(
      await withComic((child) =>
        seed({ task: 'flag', userId: child.id, feature: 'comic', messageId, crisis }),
      ),
    ).toEqual([]);
  });
});

describe('who may have a letter', () => {
  test('200: consent alone brings no letter, and with the box ticked a guardian without an account gets it', async () => {
    const { adult } = await agreed(everything);
    await toLetter('family', newYork);
    expect(await lettersTo(adult)).toEqual([]);
    const other = await asked();
    const answered = await anybody(consent.answer, {
      body: {
        token: other.token,
        consents: everything,
        is_guardian: true,
        letter: { time_zone: 'Europe/Berlin' },
      },
    });
    expect(answered.status).toBe(200);
    await passOnSchedule('PT65M');
    await confirm(tokenIn(await mailAbout(other.adult, subjects.confirmation)));
    await toLetter('family', 'Europe/Berlin');
    expect(await lettersTo(other.adult)).toHaveLength(1);
    expect(await lettersTo(other.child.email)).toEqual([]);
  });
});

test('200: a teacher gets the classes’ figures on Monday, with no name of a child', async () => {
  const { teacher, createPupil } = await createSchool();
  const pupils = await Promise.all([createPupil(), createPupil()]);
  const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
  const { code } = (await teacher.call(classes.change, { params: { id }, body: { code: 'new' } })).body;
  for (const pupil of pupils) await pupil.call(classes.join, { body: { code: code ?? '' } });
  expect((await choose(teacher, 'class')).body).toEqual({ family: false, class: true, paused: false });
  const book = await createBook();
  for (const pupil of pupils) await takeQuiz(pupil, book, 3);
  await toLetter('family', newYork);
  expect(await lettersTo(teacher.email)).toEqual([]);
  await toLetter('class', newYork);
  const { text, html = '', subject } = await onlyLetterTo(teacher);
  expect(subject).toContain('Owls');
  expect(text).toContain('2 of 2 students read · 70 % of the answers were right');
  for (const pupil of pupils) {
    expect(`${text}${html}`).not.toContain((await meOf(await again(pupil))).username);
  }
});
