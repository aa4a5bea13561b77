import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { consent } from '../../contract/consent/endpoints';
import { onboarding, type TermsOfMember } from '../../contract/onboarding/endpoints';
import type { TermsState } from '../../contract/rules/terms';
import { users } from '../../contract/users/endpoints';
import { openConsole } from '../support/operator';
import { network, open, person, refusal, settled } from '../support/screens';

const versions = [
  {
    number: 'third',
    date: '2027-03-01',
    changes: ['Wren can paint.', 'A third company helps.', 'You can say no.'],
  },
  {
    number: 'second',
    date: '2027-01-01',
    changes: ['Wren can sing.', 'A second company helps.', 'It forgets.'],
  },
];
const question = { version: 'third', versions };
const news = (of: Partial<TermsOfMember> = {}): TermsOfMember => ({
  state: 'asked',
  mine: question,
  children: null,
  ...of,
});
const ofChildren = { ...question, names: ['Zoe', 'Max'], declined: false };

const visitNews = (terms: TermsState, shown: TermsOfMember, of = {}) => {
  network.answer(users.me, () => person({ ...of, terms }));
  network.answer(onboarding.terms, () => shown);
  return open('/new-terms');
};

const press = (name: string | RegExp) => screen.findByRole('button', { name });

test('a member sees the three sentences of each version and the full texts, and agrees', async () => {
  network.answer(onboarding.answerTerms, () => news({ state: 'agreed', mine: null }));
  const { user } = visitNews('asked', news());
  const card = await screen.findByRole('region', { name: 'Something is new for you' });
  const sentences = within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(sentences).toEqual(versions.flatMap(({ changes }) => changes));
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/terms', '/privacy']);
  const agree = await press('I agree');
  await settled(async () => user.click(agree));
  expect(network.asked(onboarding.answerTerms).map(({ body }) => body)).toEqual([
    { version: 'third', agreed: true },
  ]);
  expect(await screen.findByText('Thank you! There is nothing to answer.')).toBeTruthy();
});

test('a "not now" says what follows from it, and leaves the yes open', async () => {
  network.answer(onboarding.answerTerms, () => news({ state: 'declined' }));
  const { user } = visitNews('asked', news());
  const no = await press('Not now');
  await settled(async () => user.click(no));
  expect(network.asked(onboarding.answerTerms).map(({ body }) => body)).toEqual([
    { version: 'third', agreed: false },
  ]);
  expect(
    await screen.findByText(/You said “not now”.*reading goes on.*You can agree on any day/),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  expect(await press('I agree')).toBeTruthy();
});

test('an answer that could not be sent says so, and can be sent again', async () => {
  network.answer(onboarding.answerTerms, () => refusal('server_error'));
  const { user } = visitNews('asked', news());
  const agree = await press('I agree');
  await settled(async () => user.click(agree));
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again');
  expect(await press('I agree')).toBeTruthy();
});

test('a guardian answers for all children and for themselves on one page', async () => {
  network.answer(consent.answerTermsForChildren, () => ({ children: null }));
  const { user } = visitNews('asked', news({ children: ofChildren }), { account_type: 'other', age: 40 });
  const card = await screen.findByRole('region', { name: 'Something is new for Zoe and Max' });
  expect(screen.getByRole('region', { name: 'Something is new for you' })).toBeTruthy();
  await settled(async () => user.click(within(card).getByRole('button', { name: 'I agree' })));
  expect(network.asked(consent.answerTermsForChildren).map(({ body }) => body)).toEqual([
    { version: 'third', agreed: true },
  ]);
});

test.each([
  ['grown_up', /Your grown-up has been asked, by e-mail.*you can go on reading your books/],
  ['school', /The grown-ups of your school have been asked.*you can go on reading your books/],
] as const)(
  'a child who waits is told that its %s has been asked, and has nothing to press',
  async (asked, text) => {
    network.answer(users.me, () => person({ terms: 'waiting', age: 9, decides_alone: false }));
    network.answer(consent.askAboutTerms, () => ({ asked }));
    open('/no-such-place');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Read what is new' })).toBeNull();
    expect(network.asked(consent.askAboutTerms)).toHaveLength(1);
  },
);

test('a child whose school has said yes meanwhile no longer waits', async () => {
  let terms: 'waiting' | 'agreed' = 'waiting';
  network.answer(users.me, () => person({ terms, age: 9, decides_alone: false }));
  network.answer(consent.askAboutTerms, () => {
    terms = 'agreed';
    return { asked: 'answered' as const };
  });
  open('/no-such-place');
  await waitFor(() => expect(network.asked(users.me).length).toBeGreaterThan(1));
  await waitFor(() => expect(screen.queryByText(/There is something new/)).toBeNull());
});

test.each([
  ['asked', /Something is new in Inkwren/],
  ['declined', /You said “not now” to what is new/],
] as const)('a member who has %s finds the way to the question on every screen', async (terms, text) => {
  network.answer(users.me, () => person({ terms }));
  open('/no-such-place');
  expect(await screen.findByText(text)).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Read what is new' })).getAttribute('href')).toBe(
    '/new-terms',
  );
});

test('an operator records what a school has answered', async () => {
  const school = {
    key: 'domain:maple.test#Maple',
    school: 'Maple',
    version: 'third',
    asked_at: '2027-03-02T10:00:00.000Z',
    agreed: null,
  };
  network.answer(consent.schoolsWaiting, () => ({ schools: [school], next: null }));
  network.answer(consent.answerForSchool, ({ body }) => ({ agreed: body.agreed }));
  const user = await openConsole('Schools');
  const agreed = await press('Agreed: Maple');
  await user.click(agreed);
  const record = await press('Record the answer');
  await settled(async () => user.click(record));
  expect(network.asked(consent.answerForSchool).map(({ body }) => body)).toEqual([
    { key: school.key, version: 'third', agreed: true },
  ]);
});
