/** @jest-environment-options {"terms": true} */
import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { audit } from '../../contract/audit/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { resetClock, tableUsed, testOnOwnEngine as test } from '../support/cloud';
import { everything } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { createPerson, meOf, type Person, randomLetters } from '../support/people';
import { setUp, signedIn, signUp } from '../support/sign-up';
import { again, askGrownUp, comesIntoForce } from '../support/terms';

let operator: Person;
beforeEach(async () => {
  operator = await createPerson('operator');
});
afterEach(() => resetClock());

const child = { age: 9, account_type: 'student', region: 'United States' } as const;

/** A child whose school has agreed in the parents' place, with its invitation. */
const pupilOf = async (school: string) => {
  const who = await signUp({ account_type: 'student', school, consents: everything });
  await setUp(who, child);
  return who;
};

const waiting = async (school: string) => {
  const { schools } = (await (await again(operator)).call(consent.schoolsWaiting, { query: {} })).body;
  return schools.find((one) => one.school === school);
};

const answerFor = async (key: string, version: string, agreed = true) =>
  (await again(operator)).call(consent.answerForSchool, { body: { key, version, agreed } });

const termsStateOf = async ({ email }: { email: string }) => (await meOf(await signedIn(email))).terms;

describe('a school', () => {
  test('200: is asked once for all its children, by operators, and a yes holds for each of them', async () => {
    const school = `School ${randomLetters()}`;
    const pupils = [await pupilOf(school), await pupilOf(school)];
    const other = await pupilOf(`School ${randomLetters()}`);
    await comesIntoForce('second');
    for (const { email } of [...pupils, ...pupils])
      expect(await askGrownUp(await signedIn(email))).toBe('school');
    const found = await waiting(school);
    expect(found).toMatchObject({ version: 'second', agreed: null });
    expect((await answerFor(found?.key ?? '', 'second')).body).toEqual({ agreed: true });
    expect(await waiting(school)).toBeUndefined();
    for (const pupil of pupils) {
      // The page asks as long as the child waits.
      expect(await askGrownUp(await signedIn(pupil.email))).toBe('answered');
      expect(await termsStateOf(pupil)).toBe('agreed');
    }
    expect(await askGrownUp(await signedIn(other.email))).toBe('school');
    expect(await termsStateOf(other)).toBe('waiting');
    const { actions } = (await (await again(operator)).call(audit.actions, { query: {} })).body;
    expect(actions[0]).toMatchObject({ action: 'answer_terms', target: `${found?.key} second yes` });
  });

  test('200: that says "not now" stays on the list, and its children go on reading', async () => {
    const school = `School ${randomLetters()}`;
    const pupil = await pupilOf(school);
    await comesIntoForce('second');
    await askGrownUp(await signedIn(pupil.email));
    await answerFor((await waiting(school))?.key ?? '', 'second', false);
    expect((await waiting(school))?.agreed).toBe(false);
    expect(await askGrownUp(await signedIn(pupil.email))).toBe('school');
    expect(await termsStateOf(pupil)).toBe('waiting');
    await answerFor((await waiting(school))?.key ?? '', 'second');
    expect(await askGrownUp(await signedIn(pupil.email))).toBe('answered');
    expect(await termsStateOf(pupil)).toBe('agreed');
  });

  test('404, 400: a school that was not asked, and a version that is not in force, cannot be answered for', async () => {
    const school = `School ${randomLetters()}`;
    const pupil = await pupilOf(school);
    await comesIntoForce('second');
    await askGrownUp(await signedIn(pupil.email));
    expect(codeOf(await answerFor('nowhere', 'second'))).toBe('school_not_asked');
    expect(codeOf(await answerFor((await waiting(school))?.key ?? '', 'third'))).toBe('invalid_input');
  });

  test('200: a guardian is asked instead of the school where there is one', async () => {
    const school = `School ${randomLetters()}`;
    const pupil = await pupilOf(school);
    const guarded = await createPerson('student', { school });
    await comesIntoForce('second');
    await askGrownUp(await signedIn(pupil.email));
    await answerFor((await waiting(school))?.key ?? '', 'second');
    expect(await askGrownUp(await signedIn(guarded.email))).not.toBe('answered');
    expect(await termsStateOf(guarded)).toBe('waiting');
  });

  test('200: of two hundred thousand children costs an operator what a school of two costs', async () => {
    const school = `School ${randomLetters()}`;
    const pupils = [await pupilOf(school), await pupilOf(school), await pupilOf(school)];
    await comesIntoForce('second');
    for (const { email } of pupils) await askGrownUp(await signedIn(email));
    const { key = '' } = (await waiting(school)) ?? {};
    const from = (await tableUsed()).length;
    await answerFor(key, 'second');
    const used = (await tableUsed()).slice(from).filter(({ caller }) => caller.startsWith('ConsentFunction'));
    // The record of the action and the answer; the actor, twice, and the question are read. No child is.
    expect(used.filter(({ operation }) => operation === 'Query')).toEqual([]);
    expect(used.length).toBeLessThanOrEqual(5);
  });

  test('200: that said yes to one version is asked again about the next', async () => {
    const school = `School ${randomLetters()}`;
    const pupil = await pupilOf(school);
    await comesIntoForce('second');
    await askGrownUp(await signedIn(pupil.email));
    await answerFor((await waiting(school))?.key ?? '', 'second');
    await comesIntoForce('third');
    expect(await askGrownUp(await signedIn(pupil.email))).toBe('school');
    await answerFor((await waiting(school))?.key ?? '', 'third');
    expect(await askGrownUp(await signedIn(pupil.email))).toBe('answered');
    expect(await termsStateOf(pupil)).toBe('agreed');
  });
});
