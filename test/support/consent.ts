import { expect } from '@jest/globals';
import { books } from '../../contract/books/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { consentKinds } from '../../contract/consent/kinds';
import { quiz } from '../../contract/quiz/endpoints';
import { rewards } from '../../contract/rewards/endpoints';
import { type Consents, users } from '../../contract/users/endpoints';
import type { NewUser } from '../../lambdas/users/create-user';
import type { Mail } from '../../local/outbox';
import { eventually } from './cloud';
import { codeOf } from './endpoints';
import { mailsTo, newAddress, passOnSchedule, tokenIn } from './mail';
import { callsWith, createPerson, type Person } from './people';

export const consents = (...given: (typeof consentKinds)[number][]): Consents => ({
  core: given.includes('core'),
  ai_text: given.includes('ai_text'),
  voice: given.includes('voice'),
  public_sharing: given.includes('public_sharing'),
});
export const nothing = consents();
export const everything = consents(...consentKinds);

/** A child of nine who waits for a grown-up. */
export const createChild = (of: Partial<NewUser> = {}): Promise<Person> =>
  createPerson('student', { consents: nothing, ...of });

/** The link of a mail works without a sign-in. */
export const anybody = callsWith();

export const ask = ({ call }: Pick<Person, 'call'>, email: string) => call(consent.ask, { body: { email } });
export const view = (token: string) => anybody(consent.view, { body: { token } });
export const answer = (token: string, given: Consents = everything) =>
  anybody(consent.answer, { body: { token, consents: given, is_guardian: true } });
export const confirm = (token: string) => anybody(consent.confirm, { body: { token } });
export const change = (token: string, given: Consents) =>
  anybody(consent.change, { body: { token, consents: given } });

export const subjects = {
  request: 'A child asks for your permission to use Inkwren',
  confirmation: 'Please confirm your permission for Inkwren',
  given: 'Your permission for Inkwren is confirmed',
  invitation: 'Your invitation to Inkwren',
};

export const mailsAbout = async (address: string, subject: string): Promise<Mail[]> =>
  (await mailsTo(address)).filter((mail) => mail.subject === subject);

/** Waits for the mail number `count` of this kind to an address. */
export const mailAbout = (address: string, subject: string, count = 1): Promise<Mail> =>
  eventually(async () => (await mailsAbout(address, subject))[count - 1]);

/** A child who has asked a grown-up; `token` is from the first mail. */
export const asked = async (adult = newAddress('adult'), of?: Partial<NewUser>) => {
  const child = await createChild(of);
  const count = (await mailsAbout(adult, subjects.request)).length + 1;
  const answered = await ask(child, adult);
  expect(answered.status).toBe(200);
  return { child, adult, token: tokenIn(await mailAbout(adult, subjects.request, count)) };
};

/** The grown-up has answered, and the second mail has arrived. Moves the clock by an hour. */
export const confirmable = async (given = everything, adult = newAddress('adult'), of?: Partial<NewUser>) => {
  const { child, token: first } = await asked(adult, of);
  const count = (await mailsAbout(adult, subjects.confirmation)).length + 1;
  await answer(first, given);
  await passOnSchedule('PT65M');
  return { child, adult, first, token: tokenIn(await mailAbout(adult, subjects.confirmation, count)) };
};

/** The grown-up has confirmed, and the child has access. */
export const agreed = async (given = everything, adult = newAddress('adult'), of?: Partial<NewUser>) => {
  const found = await confirmable(given, adult, of);
  expect(await confirm(found.token)).toMatchObject({ status: 200, body: { status: 'given' } });
  return found;
};

/** Asserts that endpoints for students refuse the child. */
export const expectShut = async ({ call }: Pick<Person, 'call'>) => {
  for (const answered of [
    await call(users.me, {}),
    await call(rewards.trackActivity, {}),
    await call(books.lists, {}),
    await call(quiz.start, { query: { id: 'any', end_chapter: '1' } }),
  ])
    expect(codeOf(answered)).toBe('consent_required');
};
