import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { classes } from '../../contract/classes/endpoints';
import { errors } from '../../contract/errors';
import { type Friend, friends } from '../../contract/friends/endpoints';
import { users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, settled, unreachable } from '../support/screens';

const child = (username: string, of: Partial<Friend> = {}): Friend => ({
  id: username.toLowerCase(),
  username,
  email: `${username.toLowerCase()}@home.test`,
  points: 10,
  streak: 1,
  border: null,
  avatar: null,
  relationship_type: 'supervision',
  since: '2026-11-10T10:00:00.000Z',
  guardian: false,
  active: true,
  classes: [],
  ...of,
});
const nobody = { incoming: [], outgoing: [], rejected: [], grown_ups: { asking: [], seeing: [] } };
const asked = (username: string) => ({
  id: username.toLowerCase(),
  user: {
    id: username.toLowerCase(),
    username,
    email: `${username}@home.test`,
    points: null,
    streak: null,
    avatar: null,
  },
  created_at: '2026-11-14T10:00:00.000Z',
});
const adult = (account_type: 'teacher' | 'other', verified = true) =>
  network.answer(users.me, () => person({ account_type, age: 40, verified, username: 'Sam' }));

beforeEach(() => {
  network.answer(classes.list, () => ({ classes: [] }));
  adult('teacher');
  network.answer(friends.list, () => []);
  network.answer(friends.requests, () => nobody);
});

const visit = async (place = '/friends') => {
  const opened = open(place);
  await screen.findByRole('heading', { level: 1 });
  await pass(0);
  return opened;
};
const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));

describe('the list', () => {
  test('of a teacher of many shows a hundred, and more on request', async () => {
    network.answer(friends.list, () =>
      Array.from({ length: 101 }, (_, i) => child(`Reader ${i}`, { points: 200 - i })),
    );
    const { user } = await visit();
    expect(await screen.findByText('Reader 99')).toBeTruthy();
    expect(screen.queryByText('Reader 100')).toBeNull();
    await press(user, 'Show more');
    expect(screen.getByText('Reader 100')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('can be sorted by points, streak, name or e-mail address, with missing addresses last', async () => {
    network.answer(friends.list, () => [
      child('Zoe', { points: 50, streak: 1, email: 'b@home.test' }),
      child('Finn', { points: 50, streak: 4, email: undefined }),
      child('Ada', { points: 9, streak: 9, email: 'c@home.test' }),
    ]);
    const { user } = await visit();
    const names = () =>
      screen.getAllByRole('listitem').map((row) => /Zoe|Finn|Ada/.exec(row.textContent ?? '')?.[0]);
    await screen.findByLabelText('Sort by');
    const orders: string[][] = [];
    for (const key of ['Points', 'Streak', 'Name', 'Email']) {
      await user.selectOptions(screen.getByLabelText('Sort by'), key);
      orders.push(names() as string[]);
    }
    expect(orders).toEqual([
      ['Finn', 'Zoe', 'Ada'],
      ['Ada', 'Finn', 'Zoe'],
      ['Ada', 'Finn', 'Zoe'],
      ['Zoe', 'Ada', 'Finn'],
    ]);
  });

  test('opens a student, and removes one after a confirmation', async () => {
    network.answer(friends.list, () => [child('Zoe')]);
    network.answer(friends.books, () => ({ reading: [], want_to_read: [], read: [] }));
    network.answer(friends.unfriend, () => ({ removed: true as const }));
    const { user } = await visit();
    await settled(async () => user.click(await screen.findByRole('link', { name: /Zoe/ })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoe' })).toBeTruthy();
    expect(screen.getByText('zoe@home.test')).toBeTruthy();
    await press(user, 'Remove Student');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Student' }));
    await settled(() => user.click(dialog.getByRole('button', { name: 'Remove Student' })));
    expect(network.asked(friends.unfriend)[0]?.body).toEqual({ friend_id: 'zoe' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Students' })).toBeTruthy();
  });

  test('leads from a guardian’s child to the page of the child', async () => {
    adult('other');
    network.answer(friends.list, () => [child('Zoe', { guardian: true, active: false })]);
    network.answer(friends.books, () => ({ reading: [], want_to_read: [], read: [] }));
    const { user } = await visit();
    expect(await screen.findByText('Cannot use Inkwren: consent taken back')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Zoe/ }).getAttribute('href')).toBe('/children/zoe');
    await settled(() => user.click(screen.getByRole('link', { name: 'Consents and invitations' })));
    expect(await screen.findByRole('heading', { name: 'Your children' })).toBeTruthy();
  });

  test('the reading of a guardian’s child leads to the page of the child, and has no removal', async () => {
    adult('other');
    network.answer(friends.list, () => [child('Zoe', { guardian: true })]);
    network.answer(friends.books, () => ({ reading: [], want_to_read: [], read: [] }));
    await visit('/friends?child=zoe');
    const everything = await screen.findByRole('link', { name: 'All about Zoe' });
    expect(everything.getAttribute('href')).toBe('/children/zoe');
    expect(screen.queryByRole('button', { name: /Remove|Give a sticker/ })).toBeNull();
  });

  test.each([
    ['teacher', 'No students here yet', 'Add Students'],
    ['other', 'No children here yet', 'Add Children'],
  ] as const)('tells a %s what to do next when it is empty', async (type, text, button) => {
    adult(type);
    const { user } = await visit();
    expect(await screen.findByText(text)).toBeTruthy();
    await press(user, button);
    expect(await screen.findByRole('textbox', { name: /e-mail address$/ })).toBeTruthy();
  });

  test('can be retried when it fails to load', async () => {
    network.answer(friends.list, unreachable);
    const { user } = await visit();
    await pass(10_000);
    network.answer(friends.list, () => [child('Zoe')]);
    await press(user, 'Try again');
    expect(await screen.findByRole('link', { name: /Zoe/ })).toBeTruthy();
  });
});

describe('adding', () => {
  const search = async (user: UserEvent, email: string) => {
    if (email !== '') await user.type(await screen.findByRole('textbox', { name: /e-mail address$/ }), email);
    await press(user, 'Search');
  };
  const found = { ...asked('Zoe').user, friendship_status: 'none' as const };

  test.each([
    ['teacher', 'Add Student', true, 'Already Supervising'],
    ['other', 'Add Child', true, 'Already Added'],
    ['teacher', 'Add Student', false, 'Request Sent'],
  ] as const)(
    'a %s finds a child by address and adds it (%s, automatically: %s)',
    async (type, button, auto_accepted, status) => {
      adult(type);
      network.answer(friends.searchByEmail, () => found);
      network.answer(friends.request, () => ({ auto_accepted }));
      const { user } = await visit('/friends?tab=add');
      await search(user, ' zoe@home.test ');
      expect(network.asked(friends.searchByEmail)[0]?.query).toEqual({ email: 'zoe@home.test' });
      await press(user, button);
      expect(await screen.findByText(status)).toBeTruthy();
      expect(network.asked(friends.request)[0]?.body).toEqual({ recipient_id: 'zoe' });
    },
  );

  test('an empty address is not sent', async () => {
    const { user } = await visit('/friends?tab=add');
    await search(user, '');
    expect(await screen.findByText('Please enter an email')).toBeTruthy();
    expect(network.asked(friends.searchByEmail)).toEqual([]);
  });

  test.each([
    ['teacher', 'student_email_unknown', errors.student_email_unknown.text],
    ['other', 'child_email_unknown', errors.child_email_unknown.text],
    ['teacher', 'email_search_for_supervisors', 'Only teachers and parents can search by email.'],
    ['teacher', 'server_error', 'Our servers are having trouble right now. Please try again in a moment.'],
    ['teacher', 'invalid_input', 'Unable to search for students right now. Please try again.'],
    ['other', 'invalid_input', 'Unable to search for children right now. Please try again.'],
  ] as const)('a search by a %s that fails with %s says so', async (type, code, text) => {
    adult(type);
    network.answer(friends.searchByEmail, () => refusal(code));
    const { user } = await visit('/friends?tab=add');
    await search(user, 'zoe@home.test');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('waiting and declined requests are listed', async () => {
    network.answer(friends.requests, () => ({
      ...nobody,
      outgoing: [asked('Zoe')],
      rejected: [asked('Finn')],
    }));
    await visit('/friends?tab=add');
    const pending = within(await screen.findByRole('region', { name: 'Pending Requests' }));
    expect(pending.getByText('Zoe')).toBeTruthy();
    const rejected = within(screen.getByRole('region', { name: 'Rejected Requests' }));
    expect(rejected.getByText('Declined')).toBeTruthy();
  });

  test.each(['teacher', 'other'] as const)(
    'a %s who is not verified is told how verification works',
    async (type) => {
      adult(type, false);
      await visit('/friends?tab=add');
      expect(await screen.findByText(/Not verified yet/)).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  test('a parent adds one child at a time', async () => {
    adult('other');
    await visit('/friends?tab=add');
    await screen.findByRole('textbox');
    expect(screen.queryByText('Add many students at once')).toBeNull();
  });
});

describe('adding many students', () => {
  const paste = async (user: UserEvent, text: string) => {
    await user.click(await screen.findByText('Add many students at once'));
    await user.click(screen.getByLabelText('E-mail addresses'));
    await user.paste(text);
    await press(user, 'Add Students');
  };

  test('addresses are extracted from any text, each once, and each failure is named', async () => {
    network.answer(friends.bulkRequest, ({ body: { emails } }) => ({
      successful: emails.slice(0, 1),
      auto_accepted: emails.slice(1, 2),
      failed: emails.slice(2).map((email) => ({ email, error: 'No.' })),
    }));
    const { user } = await visit('/friends?tab=add');
    await paste(user, 'Ann ann@a.test, ben@a.test;cleo@a.test\nANN@a.test dan');
    expect(network.asked(friends.bulkRequest).map(({ body }) => body.emails)).toEqual([
      ['ann@a.test', 'ben@a.test', 'cleo@a.test'],
    ]);
    expect(screen.getByText(/Requests sent to 1 student/)).toBeTruthy();
    expect(screen.getByText(/1 student of your school/)).toBeTruthy();
    expect(screen.getByText('cleo@a.test').closest('li')?.textContent).toBe('cleo@a.test: No.');
  });

  test('three hundred addresses are sent in two parts, with progress', async () => {
    let answer: (() => void) | undefined;
    network.answer(friends.bulkRequest, async ({ body: { emails } }) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { successful: emails, auto_accepted: [], failed: [] };
    });
    const { user } = await visit('/friends?tab=add');
    await paste(user, Array.from({ length: 300 }, (_, i) => `${i}@a.test`).join('\n'));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    await settled(async () => answer?.());
    await pass(0);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('200');
    await settled(async () => answer?.());
    await pass(0);
    expect(network.asked(friends.bulkRequest).map(({ body }) => body.emails.length)).toEqual([200, 100]);
    expect(await screen.findByText(/Requests sent to 300 students/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['a refusal', () => refusal('too_many_searches'), errors.too_many_searches.text],
    ['no network', unreachable, 'Network error occurred'],
  ])('with %s each address says so', async (_, reply, text) => {
    network.answer(friends.bulkRequest, reply);
    const { user } = await visit('/friends?tab=add');
    await paste(user, 'ann@a.test ben@a.test');
    for (const email of ['ann@a.test', 'ben@a.test'])
      expect((await screen.findByText(email)).closest('li')?.textContent).toBe(`${email}: ${text}`);
  });

  test('a text without addresses and an empty box are not sent', async () => {
    const { user } = await visit('/friends?tab=add');
    await user.click(await screen.findByText('Add many students at once'));
    expect(screen.getByRole('button', { name: 'Add Students' })).toMatchObject({ disabled: true });
    await user.click(screen.getByLabelText('E-mail addresses'));
    await user.paste('Ann, Ben');
    await press(user, 'Add Students');
    expect(screen.getByText('No valid email addresses found')).toBeTruthy();
    expect(network.asked(friends.bulkRequest)).toEqual([]);
  });
});
