import { afterEach, describe, expect, test } from '@jest/globals';
import { books } from '../../../contract/books/endpoints';
import { dictionary } from '../../../contract/dictionary/endpoints';
import { invitations } from '../../../contract/invitations/endpoints';
import { onboarding } from '../../../contract/onboarding/endpoints';
import { newReader } from '../../../contract/rules/names';
import { users } from '../../../contract/users/endpoints';
import { advanceClock, atRest, eventually, outages, testOnOwnEngine } from '../../support/cloud';
import {
  agreed,
  answer,
  ask,
  change,
  confirm,
  consents,
  everything,
  mailAbout,
  nothing,
  subjects,
  view,
} from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { newAddress, passOnSchedule, tokenIn } from '../../support/mail';
import { createPerson, meOf } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';
import { type Newcomer, nameDecided, newName, setUp, signUp } from '../../support/sign-up';

const model = scriptedModel();
afterEach(() => outages({ queues: false }));

const school = { account_type: 'student', school: 'Maple', consents_by: null } as const;

/** The only request to the model service that a new user causes contains only the name. */
const onlyTheName = (name: string) => [
  expect.stringMatching(new RegExp(`^/moderations \\{"model":"[^"]+","input":\\["${name}"\\]\\}$`)),
];

const profileOf = async ({ call }: Newcomer) => (await call(onboarding.state, {})).body.profile;

/** Waits for the queue and two runs of the schedule. */
const passTime = async () => {
  await atRest();
  for (let run = 0; run < 2; run++) {
    await advanceClock('PT6M');
    await atRest();
  }
};

describe('before a grown-up has consented', () => {
  test('no data of a child is sent to the model during the sign-up, and only the name once afterwards', async () => {
    const [who, name, adult] = [await signUp(), newName('Skylar'), newAddress('adult')];
    await setUp(who, { username: name, age: 9 });
    for (const answered of [
      await who.call(users.update, { body: { username: newName(), interests: { hobbies: ['owls'] } } }),
      await who.call(books.autocomplete, { query: { q: 'my own diary' } }),
      await who.call(dictionary.lookUp, { params: { word: 'diary' }, query: {} }),
    ])
      expect(codeOf(answered)).toBe('consent_required');
    await ask(who, adult);
    const first = tokenIn(await mailAbout(adult, subjects.request));
    await view(first);
    await passTime();
    await answer(first, everything);
    await passOnSchedule('PT65M');
    const second = tokenIn(await mailAbout(adult, subjects.confirmation));
    await view(second);
    await passTime();
    expect(model.seen.all).toEqual([]);
    expect(await profileOf(who)).toMatchObject({ username: name, username_status: 'checking' });

    await confirm(second);
    expect(await nameDecided(who)).toMatchObject({ username: name, username_status: 'shown' });
    await passTime();
    expect(model.seen.all).toEqual(onlyTheName(name));
  });

  test('a parent’s invitation sends no data to the model until its answer is confirmed', async () => {
    const { adult } = await agreed();
    const parent = await createPerson('parent', { verified: true }, adult);
    const [email, name] = [newAddress('second'), newName()];
    await passTime();
    const before = [...model.seen.all];
    await parent.call(invitations.inviteChild, {
      body: { email, consents: everything, is_guardian: true },
    });
    const who = await signUp(undefined, email);
    const { body } = await who.call(onboarding.state, {});
    await setUp(who, {
      username: name,
      age: 9,
      invitation: body.invitations.find(({ from }) => from === 'grown_up')?.id,
    });
    await passTime();
    expect(model.seen.all).toEqual(before);
    await passOnSchedule('PT65M');
    await confirm(tokenIn(await mailAbout(adult, subjects.confirmation, 2)));
    await nameDecided(who);
    expect(model.seen.all.slice(before.length)).toEqual(onlyTheName(name));
  });

  test('our own lists of all languages refuse a name immediately', async () => {
    const who = await signUp();
    await setUp(who, { username: 'Petite Merde', age: 9 });
    expect(await nameDecided(who)).toMatchObject({ username: newReader, username_status: 'refused' });
    expect(model.seen.all).toEqual([]);
    const again = await setUp(await signUp(), { username: 'Shithead', age: 9 });
    expect(codeOf(again)).toBe('username_not_allowed');
  });
});

describe('a name is sent to its check', () => {
  test('with the core consent, with or without the consent to AI', async () => {
    const name = newName();
    await agreed(consents('core'), undefined, { username: newReader, next_username: name });
    await eventually(async () => (model.seen.all.length > 0 ? true : undefined));
    expect(model.seen.all).toEqual(onlyTheName(name));
  });

  // Without a stream only the schedule finds a name, and two of its runs may check it at the same time.
  testOnOwnEngine(
    'as soon as it is chosen, with a school’s consent and for students who decide alone',
    async () => {
      const pupil = await signUp({ ...school, consents: everything });
      const [name, other, third] = [newName(), newName(), newName()];
      await setUp(pupil, { username: name, age: 9 });
      await nameDecided(pupil);
      expect(model.seen.all).toEqual(onlyTheName(name));
      const grown = await signUp();
      await setUp(grown, { username: other, age: 13 });
      await nameDecided(grown);
      const adult = await signUp();
      await setUp(adult, { username: third, age: 30, account_type: 'teacher' });
      await nameDecided(adult);
      expect(model.seen.all.slice(1)).toEqual([...onlyTheName(other), ...onlyTheName(third)]);
    },
  );

  test('not while the core consent is withdrawn, and by the schedule if the queue was down when it was given again', async () => {
    const { child, token } = await agreed();
    await outages({ queues: true });
    const name = newName();
    await child.call(users.update, { body: { username: name } });
    await outages({ queues: false });
    await change(token, nothing);
    await passTime();
    expect(model.seen.all).toEqual([]);
    await outages({ queues: true });
    await change(token, everything);
    await outages({ queues: false });
    await passTime();
    expect(await meOf(child)).toMatchObject({ username: name, username_status: 'shown' });
    expect(model.seen.all).toEqual(onlyTheName(name));
  });
});
