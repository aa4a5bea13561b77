import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { analytics } from '../../contract/analytics/endpoints';
import { type Class, classes } from '../../contract/classes/endpoints';
import { type Friend, friends } from '../../contract/friends/endpoints';
import type { GrownUp } from '../../contract/friends/grown-ups';
import { leaderboard } from '../../contract/leaderboard/endpoints';
import { madeUpAddress } from '../../contract/rules/made-up-address';
import { users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, settled } from '../support/screens';

const owls: Class = {
  id: '01J0000000000000000000000A',
  name: 'Owls',
  code: null,
  archived_at: null,
  created_at: '2026-11-10T10:00:00.000Z',
};
const student = (username: string, inClass: boolean): Friend => ({
  id: username.toLowerCase(),
  username,
  email: `${username}@maple.test`,
  points: 10,
  streak: 1,
  border: null,
  avatar: null,
  relationship_type: 'supervision',
  since: '2026-11-10T10:00:00.000Z',
  guardian: false,
  active: true,
  classes: inClass ? [owls.id] : [],
});

const teacher = () =>
  person({
    account_type: 'teacher',
    age: 40,
    verified: true,
    username: 'Sam',
    school: 'Maple Street School',
  });

beforeEach(() => {
  network.answer(users.me, teacher);
  network.answer(classes.list, () => ({ classes: [owls] }));
  network.answer(friends.list, () => [student('Ada', true), student('Ben', false)]);
});

const visit = async (place: string) => {
  const opened = open(place);
  await screen.findByRole('heading', { level: 1 });
  for (let i = 0; i < 4; i++) await pass(0);
  return opened;
};
const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));

test('a new class has a name, and a code that is shown in two halves', async () => {
  let all: Class[] = [];
  network.answer(classes.list, () => ({ classes: all }));
  network.answer(classes.create, ({ body: { name } }) => {
    const made = { ...owls, name };
    all = [made];
    return made;
  });
  network.answer(classes.change, ({ body }) => {
    const changed = { ...owls, code: body.code === 'new' ? 'ABCDEFGH' : null };
    all = [changed];
    return changed;
  });
  const { user } = await visit('/friends?tab=classes');
  expect(await screen.findByText('No class yet')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Name of a new class' }), ' Owls ');
  await press(user, 'Create');
  expect(network.asked(classes.create)[0]?.body).toEqual({ name: 'Owls' });
  await press(user, 'Make a code');
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
});

test('a class without students speaks of its code only if it has one', async () => {
  const lynx = { ...owls, id: '01J0000000000000000000000B', name: 'Lynxes', code: 'ABCDEFGH' };
  network.answer(classes.list, () => ({ classes: [owls, lynx] }));
  network.answer(friends.list, () => []);
  await visit('/friends?tab=classes');
  const textOf = async (name: string) => (await screen.findByRole('region', { name })).textContent;
  expect(await textOf('Owls')).toContain('Nobody is in it yet. Choose its students.');
  expect(await textOf('Lynxes')).toContain('Show the class its code, or choose students yourself.');
});

test('a class is not called empty while its students are unknown', async () => {
  network.answer(friends.list, () => refusal('server_error'));
  await visit('/friends?tab=classes');
  const card = within(await screen.findByRole('region', { name: 'Owls' }));
  expect(card.queryByText(/Nobody is in it yet/)).toBeNull();
  expect(card.queryByText(/^\d+ students?$/)).toBeNull();
  expect(card.getByRole('link', { name: 'Badges' })).toBeTruthy();
});

test('choosing students for a class sends only the changes', async () => {
  network.answer(classes.assign, () => ({ changed: 1 }));
  const { user } = await visit('/friends?tab=classes');
  const card = within(await screen.findByRole('region', { name: 'Owls' }));
  expect(card.getByText('1 student')).toBeTruthy();
  await press(user, 'Choose students');
  await settled(async () => user.click(await card.findByRole('checkbox', { name: 'Ben' })));
  await settled(() => user.click(card.getByRole('checkbox', { name: 'Ada' })));
  await press(user, 'Save');
  expect(network.asked(classes.assign).map(({ body }) => body)).toEqual([
    { add: ['ben'], remove: [] },
    { add: [], remove: ['ada'] },
  ]);
});

test('of thousands of students a hundred are shown at a time, those of the class first, and one is found by a part of the name', async () => {
  network.answer(classes.assign, () => ({ changed: 1 }));
  const many = Array.from({ length: 5000 }, (_, i) => student(`Reader${1000 + i}`, i === 4999));
  network.answer(friends.list, () => many);
  const { user } = await visit('/friends?tab=classes');
  const card = within(await screen.findByRole('region', { name: 'Owls' }));
  await press(user, 'Choose students');
  const boxes = () => card.queryAllByRole('checkbox').map((box) => box.getAttribute('id'));
  expect((await card.findAllByRole('checkbox'))[0]).toBe(card.getByRole('checkbox', { name: 'Reader5999' }));
  card.getByText('100 of 5,000 shown');
  expect(boxes()).toHaveLength(100);
  await press(user, 'Show more');
  expect(boxes()).toHaveLength(200);
  const search = card.getByRole('searchbox', { name: 'Find by name or address' });
  await settled(() => user.type(search, ' READER42'));
  expect(boxes()).toHaveLength(100);
  expect(card.queryByText(/ shown$/)).toBeNull();
  await settled(() => user.type(search, '0'));
  expect(boxes()).toHaveLength(10);
  await settled(() => user.click(card.getByRole('checkbox', { name: 'Reader4207' })));
  await settled(() => user.clear(search));
  await settled(() => user.type(search, 'reader2001@maple'));
  await settled(() => user.click(card.getByRole('checkbox', { name: 'Reader2001' })));
  await settled(() => user.type(search, 'x'));
  card.getByText('None of your students has this in the name or address.');
  card.getByText('Who is in Owls? 3 chosen');
  await press(user, 'Save');
  expect(network.asked(classes.assign).map(({ body }) => body)).toEqual([
    { add: ['reader4207', 'reader2001'], remove: [] },
  ]);
});

test('a short list of students is not searched', async () => {
  network.answer(friends.list, () => Array.from({ length: 20 }, (_, i) => student(`Reader${i}`, false)));
  const { user } = await visit('/friends?tab=classes');
  await press(user, 'Choose students');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(20);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the list of students and the last seven days are limited to a class', async () => {
  network.answer(analytics.overview, () => ({ from: '2026-11-16', students: [], missed: [], next: null }));
  const { user } = await visit('/friends');
  expect(await screen.findByRole('link', { name: /Ben/ })).toBeTruthy();
  await settled(() => user.selectOptions(screen.getByLabelText('Class'), 'Owls'));
  expect(screen.queryByRole('link', { name: /Ben/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Ada/ })).toBeTruthy();
  await settled(() => user.click(screen.getByRole('tab', { name: 'Last 7 Days' })));
  await settled(async () => user.selectOptions(await screen.findByLabelText('Class'), 'Owls'));
  await pass(0);
  expect(network.asked(analytics.overview).at(-1)?.query).toEqual({ class_id: owls.id });
});

test('an archived class is not a filter, and can be restored', async () => {
  const over = { ...owls, archived_at: '2026-07-01T10:00:00.000Z' };
  network.answer(classes.list, () => ({ classes: [over] }));
  network.answer(classes.change, () => owls);
  const { user } = await visit('/friends');
  await screen.findByRole('link', { name: /Ben/ });
  expect(screen.queryByLabelText('Class')).toBeNull();
  await settled(() => user.click(screen.getByRole('tab', { name: 'Classes' })));
  await settled(async () => user.click(await screen.findByText('Archived classes (1)')));
  await press(user, 'Bring back');
  expect(network.asked(classes.change)[0]?.body).toEqual({ archived: false });
});

test('a student joins by a code, and an unknown code says so', async () => {
  network.answer(users.me, () => person({ school: 'Maple Street School' }));
  network.answer(friends.requests, () => ({
    incoming: [],
    outgoing: [],
    rejected: [],
    grown_ups: { asking: [], seeing: [] },
  }));
  network.answer(analytics.looks, () => ({ looks: [] }));
  network.answer(classes.mine, () => ({ classes: [] }));
  network.answer(classes.join, ({ body: { code } }) =>
    code === 'abcd efgh' ? { name: 'Owls' } : refusal('class_code_unknown'),
  );
  const { user } = await visit('/friends?tab=requests');
  const field = await screen.findByRole('textbox', { name: 'Class code' });
  await user.type(field, 'wrong');
  await press(user, 'Join');
  expect(await screen.findByText(/No class of your school has this code/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'abcd efgh');
  await press(user, 'Join');
  expect(await screen.findByText('You are in Owls now!')).toBeTruthy();
});

test('a student without a school sees the class into which a guardian has brought it, and no field for a code', async () => {
  network.answer(users.me, () => person({ school: null, email: madeUpAddress('pip') }));
  const teacher: GrownUp = {
    id: 'okafor',
    username: 'Ms Okafor',
    role: 'teacher',
    school: 'Maple School',
    since: '2026-11-01T10:00:00.000Z',
    guardian: false,
    accepted: true,
    needs_guardian: false,
    is_news: false,
    removable: true,
    reads_talks: false,
  };
  network.answer(friends.requests, () => ({
    incoming: [],
    outgoing: [],
    rejected: [],
    grown_ups: { asking: [], seeing: [teacher] },
  }));
  network.answer(analytics.looks, () => ({ looks: [] }));
  network.answer(classes.mine, () => ({ classes: [{ id: owls.id, name: 'Owls' }] }));
  await visit('/friends?tab=requests');
  expect(within(await screen.findByRole('region', { name: 'My classes' })).getByText('Owls')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Class code' })).toBeNull();
  expect(screen.getByText(/^They see your books/).textContent).not.toContain('e-mail address');
});

test('each class has its tab on the leaderboard', async () => {
  network.answer(users.me, () => person({ school: null }));
  network.answer(classes.mine, () => ({ classes: [{ id: owls.id, name: 'Owls' }] }));
  network.answer(leaderboard.board, () => ({
    rows: [],
    me: null,
    students: 0,
    week_ends_at: '2026-11-23T05:00:00.000Z',
  }));
  const { user } = await visit('/leaderboard');
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    'Global',
    'Owls',
  ]);
  await settled(() => user.click(screen.getByRole('tab', { name: 'Owls' })));
  await pass(0);
  expect(network.asked(leaderboard.board).at(-1)?.query).toEqual({
    scope: 'class',
    period: 'week',
    class_id: owls.id,
  });
});
