import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { analytics } from '../../contract/analytics/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { errors } from '../../contract/errors';
import { type Friend, type FriendshipStatus, friends } from '../../contract/friends/endpoints';
import type { GrownUp } from '../../contract/friends/grown-ups';
import { friendsMessages } from '../../contract/friends/messages';
import { type Referral, referrals } from '../../contract/referrals/endpoints';
import { users } from '../../contract/users/endpoints';
import { network, open, pass, person, refusal, settled, unreachable } from '../support/screens';

const friend = (username: string, of: Partial<Friend> = {}): Friend => ({
  id: username.toLowerCase(),
  username,
  points: 120,
  streak: 3,
  border: null,
  avatar: null,
  relationship_type: 'friend',
  since: '2026-11-10T10:00:00.000Z',
  guardian: false,
  active: true,
  classes: [],
  ...of,
});

const grownUp = (username: string | null, of: Partial<GrownUp> = {}): GrownUp => ({
  id: username?.toLowerCase().replaceAll(' ', '-') ?? null,
  username,
  role: 'teacher',
  school: 'Maple Street School',
  since: '2026-11-15T10:00:00.000Z',
  guardian: false,
  accepted: false,
  needs_guardian: false,
  is_news: false,
  removable: true,
  reads_talks: false,
  ...of,
});

const nobody = { incoming: [], outgoing: [], rejected: [], grown_ups: { asking: [], seeing: [] } };
const asking = (username: string) => ({
  id: username.toLowerCase(),
  user: { id: username.toLowerCase(), username, points: 10, streak: 0, avatar: 'owl' as const },
  created_at: '2026-11-14T10:00:00.000Z',
});
/** The avatars on the page, in order. */
const pictures = () =>
  [...document.querySelectorAll('main img[src*="avatar-"]')].map(
    (one) => /avatar-(\w+)\.svg/.exec(one.getAttribute('src') ?? '')?.[1],
  );
const noBooks = { reading: [], want_to_read: [], read: [] };

beforeEach(() => {
  network.answer(friends.list, () => []);
  network.answer(friends.requests, () => nobody);
  network.answer(analytics.looks, () => ({ looks: [] }));
});

const press = (user: UserEvent, name: string | RegExp) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
const visit = async (place = '/friends') => {
  const opened = open(place);
  await screen.findByRole('heading', { level: 1 });
  await pass(0);
  return opened;
};

describe('the list of friends', () => {
  test('shows each friend with points and streak, without addresses or sorting, and opens a shelf', async () => {
    network.answer(friends.list, () => [friend('Ben'), friend('Cleo', { points: 1, streak: 1 })]);
    network.answer(friends.books, () => ({
      ...noBooks,
      read: [{ id: 'saltwind', title: 'Saltwind', author: 'Mara Quill', thumbnail: null, rating: 4 }],
    }));
    const { user } = await visit();
    const list = within(await screen.findByRole('region', { name: 'My friends' }));
    expect(list.getByRole('heading').textContent).toBe('My friends 2');
    expect(screen.queryByText(/@/)).toBeNull();
    expect(screen.queryByLabelText('Sort by')).toBeNull();
    await settled(() => user.click(list.getByRole('link', { name: /Ben/ })));
    expect(await screen.findByRole('heading', { name: 'Ben’s shelf' })).toBeTruthy();
    const read = within(await screen.findByRole('region', { name: 'Read' }));
    expect(await read.findByText('Saltwind')).toBeTruthy();
    expect(read.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    for (const name of ['Currently Reading', 'Want to Read'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    await settled(() => user.click(screen.getByRole('link', { name: 'Back to friends' })));
    expect(await screen.findByRole('region', { name: 'My friends' })).toBeTruthy();
  });

  test('links to the search when it is empty', async () => {
    const { user } = await visit();
    await press(user, 'Find a friend');
    expect(await screen.findByLabelText('Your friend’s username')).toBeTruthy();
  });

  test('leads on to another friend, and tells the own name', async () => {
    network.answer(friends.list, () => [friend('Ben')]);
    const { user } = await visit();
    expect((await screen.findByText(/^Your own name here is/)).textContent).toContain(person().username);
    await press(user, 'Find another friend');
    expect(await screen.findByRole('region', { name: 'How it goes' })).toBeTruthy();
  });

  test('can be retried when it fails to load', async () => {
    network.answer(friends.list, unreachable);
    const { user } = await visit();
    await pass(10_000);
    network.answer(friends.list, () => [friend('Ben')]);
    await press(user, 'Try again');
    expect(await screen.findByRole('region', { name: 'My friends' })).toBeTruthy();
  });

  test('removes a friend after a confirmation, which closes the shelf', async () => {
    let list = [friend('Ben')];
    network.answer(friends.list, () => list);
    network.answer(friends.books, () => noBooks);
    network.answer(friends.unfriend, () => {
      list = [];
      return { removed: true as const };
    });
    const { user } = await visit('/friends?friend=ben');
    await press(user, 'Unfriend');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Friend' }));
    await settled(() => user.click(dialog.getByRole('button', { name: 'Cancel' })));
    expect(network.asked(friends.unfriend)).toEqual([]);
    await press(user, 'Unfriend');
    await press(user, 'Remove Friend');
    expect(network.asked(friends.unfriend).map(({ body }) => body)).toEqual([{ friend_id: 'ben' }]);
    expect(await screen.findByText('Your friends will meet here')).toBeTruthy();
  });

  test.each([
    [
      'refused',
      () => refusal('relation_not_found'),
      `Failed to unfriend user: ${errors.relation_not_found.text}`,
    ],
    ['without a network', unreachable, 'Network error while trying to unfriend user. Please try again.'],
  ])('reports a removal that is %s', async (_, answer, text) => {
    network.answer(friends.list, () => [friend('Ben')]);
    network.answer(friends.books, () => noBooks);
    network.answer(friends.unfriend, answer);
    const { user } = await visit('/friends?friend=ben');
    await press(user, 'Unfriend');
    await press(user, 'Remove Friend');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('has a shelf whose books lead to their pages', async () => {
    network.answer(friends.list, () => [friend('Ben')]);
    network.answer(friends.books, () => ({
      ...noBooks,
      reading: [{ id: 'saltwind', title: 'Saltwind', author: 'Mara Quill', thumbnail: null, rating: null }],
    }));
    await visit('/friends?friend=ben');
    const book = await screen.findByRole('link', { name: 'Saltwind' });
    expect(book.getAttribute('href')).toBe('/books?book=saltwind');
  });

  test('closes an open shelf if the friend has ended the friendship meanwhile', async () => {
    network.answer(friends.list, () => [friend('Ben')]);
    const books = {
      ...noBooks,
      reading: [{ id: 'a', title: 'Saltwind', author: 'M', thumbnail: null, rating: null }],
    };
    network.answer(friends.books, () => books);
    await visit('/friends?friend=ben');
    expect(await screen.findByText('Saltwind')).toBeTruthy();
    network.answer(friends.books, () => refusal('friend_books_unavailable'));
    await pass(61_000);
    expect(screen.queryByText('Saltwind')).toBeNull();
    expect(screen.getByText(/not connected any more/)).toBeTruthy();
  });
});

describe('finding friends', () => {
  const search = async (user: UserEvent, name: string) => {
    if (name !== '') await user.type(await screen.findByLabelText('Your friend’s username'), name);
    await press(user, 'Search');
  };
  const found = (friendship_status: FriendshipStatus) => ({
    id: 'ben',
    username: 'Ben',
    points: 10,
    streak: 1,
    avatar: 'fox' as const,
    friendship_status,
  });

  test('a request goes to the found student, and the banner disappears after five seconds', async () => {
    network.answer(friends.search, () => found('none'));
    network.answer(friends.request, () => ({ auto_accepted: false }));
    const { user } = await visit('/friends?tab=find');
    await search(user, ' Ben ');
    expect(network.asked(friends.search).map(({ query }) => query)).toEqual([{ username: 'Ben' }]);
    await press(user, 'Send Friend Request');
    expect(network.asked(friends.request).map(({ body }) => body)).toEqual([{ recipient_id: 'ben' }]);
    expect(screen.getByText('Request Sent')).toBeTruthy();
    expect(pictures()).toEqual(['fox']);
    expect(screen.getByText('Friend request sent to Ben!')).toBeTruthy();
    await pass(5100);
    expect(screen.queryByText('Friend request sent to Ben!')).toBeNull();
  });

  test('an automatic acceptance says that they are friends', async () => {
    network.answer(friends.search, () => found('none'));
    network.answer(friends.request, () => ({ auto_accepted: true }));
    const { user } = await visit('/friends?tab=find');
    await search(user, 'Ben');
    await press(user, 'Send Friend Request');
    expect(screen.getByText('Already Friends')).toBeTruthy();
    expect(screen.getByText('You and Ben are friends now!')).toBeTruthy();
  });

  test.each([
    ['request_sent', 'Request Sent'],
    ['request_received', 'Request Received'],
    ['friends', 'Already Friends'],
    ['declined', 'Request Declined'],
  ] as const)('the status %s is shown as %s, and no request can be sent', async (status, text) => {
    network.answer(friends.search, () => found(status));
    const { user } = await visit('/friends?tab=find');
    await search(user, 'Ben');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Friend Request' })).toBeNull();
  });

  test('an empty name is not sent', async () => {
    const { user } = await visit('/friends?tab=find');
    await search(user, '   ');
    expect(screen.getByText('Please enter a username')).toBeTruthy();
    expect(network.asked(friends.search)).toEqual([]);
  });

  test.each([
    ['friend_username_unknown', errors.friend_username_unknown.text],
    ['friend_username_required', errors.friend_username_required.text],
    ['too_many_searches', errors.too_many_searches.text],
    ['too_many_requests', errors.too_many_searches.text],
    ['server_error', friendsMessages.trouble],
    ['invalid_input', friendsMessages.searchFailed],
  ] as const)('a search that fails with %s says so', async (code, text) => {
    network.answer(friends.search, () => refusal(code));
    const { user } = await visit('/friends?tab=find');
    await search(user, 'Ben');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  test('without a network the message names the connection', async () => {
    network.answer(friends.search, unreachable);
    const { user } = await visit('/friends?tab=find');
    await search(user, 'Ben');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Connection error. Please check your internet connection and try again.',
    );
  });

  test('a refused request says why', async () => {
    network.answer(friends.search, () => found('none'));
    network.answer(friends.request, () => refusal('asked_recently'));
    const { user } = await visit('/friends?tab=find');
    await search(user, 'Ben');
    await press(user, 'Send Friend Request');
    expect((await screen.findByRole('alert')).textContent).toBe(errors.asked_recently.text);
  });

  test('when switched off, the page says who can switch it on', async () => {
    network.answer(users.me, () => person({ discoverable: false }));
    await visit('/friends?tab=find');
    expect(await screen.findByText('Finding friends is switched off')).toBeTruthy();
    expect(screen.getByText(/A grown-up who looks after your account/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('a student who is old enough can switch it on there', async () => {
    let discoverable = false;
    network.answer(users.me, () => person({ discoverable, decides_alone: true, age: 15 }));
    network.answer(friends.setDiscovery, ({ body }) => {
      discoverable = body.discoverable;
      return body;
    });
    const { user } = await visit('/friends?tab=find');
    await settled(async () => user.click(await screen.findByRole('switch', { name: 'Finding friends' })));
    expect(await screen.findByLabelText('Your friend’s username')).toBeTruthy();
  });
});

describe('requests', () => {
  beforeEach(() => {
    network.answer(classes.mine, () => ({ classes: [] }));
  });

  test('an empty list says so', async () => {
    await visit('/friends?tab=requests');
    expect(await screen.findByText('No pending friend requests')).toBeTruthy();
    expect(screen.getByText('No grown-up can see your reading here.')).toBeTruthy();
  });

  test('incoming ones are counted and answered, outgoing ones are pending', async () => {
    let incoming = [asking('Ben'), asking('Cleo')];
    network.answer(friends.requests, () => ({ ...nobody, incoming, outgoing: [asking('Dan')] }));
    network.answer(friends.respond, ({ body }) => {
      incoming = incoming.filter(({ id }) => id !== body.request_id);
      return { friendship_status: 'friends' as const };
    });
    const { user } = await visit('/friends?tab=requests');
    expect(await screen.findByRole('tab', { name: 'Requests (2)' })).toBeTruthy();
    const outgoing = within(screen.getByRole('region', { name: 'Outgoing Requests' }));
    expect(outgoing.getByText('Dan')).toBeTruthy();
    expect(outgoing.getByText('Pending')).toBeTruthy();
    expect(pictures()).toEqual(['owl', 'owl', 'owl']);
    await press(user, 'Accept: Ben');
    await press(user, 'Decline: Cleo');
    expect(network.asked(friends.respond).map(({ body }) => body)).toEqual([
      { request_id: 'ben', action: 'accept' },
      { request_id: 'cleo', action: 'decline' },
    ]);
    expect(screen.queryByRole('region', { name: 'Incoming Requests' })).toBeNull();
  });

  test('after an answer focus moves to its confirmation, with a link to the shelf of a new friend', async () => {
    let incoming = [asking('Ben'), asking('Cleo')];
    network.answer(friends.requests, () => ({ ...nobody, incoming }));
    network.answer(friends.respond, ({ body }) => {
      incoming = incoming.filter(({ id }) => id !== body.request_id);
      return { friendship_status: 'friends' as const };
    });
    const { user } = await visit('/friends?tab=requests');
    await press(user, 'Accept: Ben');
    await pass(0);
    expect(document.activeElement?.textContent).toContain('Ben is your friend now.');
    const said = within(document.activeElement as HTMLElement);
    expect(said.getByRole('status')).toBeTruthy();
    expect(said.getByRole('link', { name: 'See the shelf' }).getAttribute('href')).toBe(
      '/friends?friend=ben',
    );
    await press(user, 'Decline: Cleo');
    await pass(0);
    expect(document.activeElement?.textContent).toBe('Cleo’s request is declined.');
  });

  test('a grown-up’s request comes first, and the page does not say that there are none', async () => {
    let waiting = [grownUp('Mr Lind')];
    network.answer(friends.requests, () => ({
      ...nobody,
      outgoing: [asking('Dan')],
      grown_ups: { asking: waiting, seeing: [] },
    }));
    network.answer(friends.respond, () => {
      waiting = [];
      return { friendship_status: 'friends' as const };
    });
    const { user } = await visit('/friends?tab=requests');
    await screen.findByRole('region', { name: 'Grown-ups' });
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Grown-ups', 'Outgoing Requests']);
    network.answer(friends.requests, () => ({ ...nobody, grown_ups: { asking: waiting, seeing: [] } }));
    await pass(61_000);
    expect(heads()).toEqual(['Grown-ups']);
    expect(screen.queryByText('No pending friend requests')).toBeNull();
    await press(user, 'Accept: Mr Lind');
    await pass(0);
    expect(document.activeElement?.textContent).toBe('Mr Lind can see your reading now.');
    expect(screen.getByText('No pending friend requests')).toBeTruthy();
  });

  test('grown-ups are listed with their requests, what they see since when, and whether they can be removed', async () => {
    const seeing = [
      grownUp('Ms Okafor'),
      grownUp(null, { role: null, guardian: true, removable: false, school: null }),
    ];
    network.answer(friends.requests, () => ({
      ...nobody,
      grown_ups: { asking: [grownUp('Mr Lind', { school: null })], seeing },
    }));
    network.answer(friends.respond, () => ({ friendship_status: 'friends' as const }));
    network.answer(friends.unfriend, () => ({ removed: true as const }));
    const { user } = await visit('/friends?tab=requests');
    const block = within(await screen.findByRole('region', { name: 'Grown-ups' }));
    expect(block.getByText('Teacher at Maple Street School. Since Sunday.')).toBeTruthy();
    expect(block.getByText('The grown-up who said yes for you')).toBeTruthy();
    expect(block.getByText(/^They see your books with your stars/)).toBeTruthy();
    await press(user, 'Accept: Mr Lind');
    expect(network.asked(friends.respond)[0]?.body).toEqual({ request_id: 'mr-lind', action: 'accept' });
    expect(block.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await press(user, 'Remove: Ms Okafor');
    await press(user, 'Remove Grown-up');
    expect(network.asked(friends.unfriend)[0]?.body).toEqual({ friend_id: 'ms-okafor' });
  });

  test('a grown-up’s request is reported after a confirmation', async () => {
    network.answer(friends.requests, () => ({
      ...nobody,
      grown_ups: { asking: [grownUp('Mr Lind')], seeing: [] },
    }));
    network.answer(friends.respond, () => ({ friendship_status: 'none' as const }));
    const { user } = await visit('/friends?tab=requests');
    await press(user, 'Report: Mr Lind');
    expect(network.asked(friends.respond)).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Report this grown-up?' }));
    await settled(() => user.click(dialog.getByRole('button', { name: 'Report' })));
    expect(network.asked(friends.respond)[0]?.body).toEqual({ request_id: 'mr-lind', action: 'report' });
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Thank you for telling us. We look at it.');
  });

  test('a grown-up who has read a talk is listed with the talk and the day', async () => {
    const look = (book_title: string, at: string) => ({
      id: at,
      session_id: '01J0000000000000000000000A',
      book_title,
      adult_id: 'ms-okafor',
      by: 'Ms Okafor',
      role: 'teacher' as const,
      at,
    });
    network.answer(analytics.looks, () => ({
      looks: [look('The Dragon', '2026-11-16T10:00:00.000Z'), look('The Moon', '2026-11-15T10:00:00.000Z')],
    }));
    const seeing = [grownUp('Ms Okafor'), grownUp('Mr Lind')];
    network.answer(friends.requests, () => ({ ...nobody, grown_ups: { asking: [], seeing } }));
    await visit('/friends?tab=requests');
    expect(await screen.findByText('Read your talk about The Dragon on Monday.')).toBeTruthy();
    expect(screen.queryByText(/The Moon/)).toBeNull();
  });

  test('each grown-up who may read talks is marked, and a student who decides alone can change it there', async () => {
    let transcripts = true;
    network.answer(users.me, () => person({ transcripts, decides_alone: true, age: 15 }));
    network.answer(friends.requests, () => ({
      ...nobody,
      grown_ups: {
        asking: [grownUp('Mr Lind', { reads_talks: transcripts })],
        seeing: [grownUp('Ms Okafor', { reads_talks: transcripts })],
      },
    }));
    network.answer(consent.setTranscripts, ({ body }) => {
      transcripts = body.transcripts;
      return body;
    });
    const { user } = await visit('/friends?tab=requests');
    expect(await screen.findByText('Can read your talks with Wren, too.')).toBeTruthy();
    expect(screen.getByText('Could read your talks with Wren, too.')).toBeTruthy();
    await settled(() => user.click(screen.getByRole('switch', { name: 'Teachers may read my talks' })));
    expect(network.asked(consent.setTranscripts)[0]?.body).toEqual({ transcripts: false });
    await waitFor(() => expect(screen.queryByText(/read your talks with Wren/)).toBeNull());
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(false);
  });

  test('a younger student cannot change that', async () => {
    await visit('/friends?tab=requests');
    expect(await screen.findByRole('region', { name: 'Grown-ups' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('every tab mentions a teacher who was accepted automatically', async () => {
    const seeing = [grownUp('Ms Okafor', { is_news: true })];
    network.answer(friends.requests, () => ({ ...nobody, grown_ups: { asking: [], seeing } }));
    await visit();
    expect(await screen.findByText(/is a teacher at your school/)).toBeTruthy();
  });
});

describe('the Referrals tab', () => {
  const stats = { total_referrals: 2, successful_signups: 1, gems_earned_count: 1, total_gems_earned: 50 };
  const referral = (status: Referral['status'], status_text: string): Referral => ({
    id: status,
    referred_email: `${status}@home.test`,
    status,
    status_text,
    created_at: '2026-11-10T10:00:00.000Z',
    gems_awarded: 0,
    awarded_at: null,
  });
  const openReferrals = (all: Referral[] = []) => {
    network.answer(friends.requests, () => ({
      incoming: [],
      outgoing: [],
      rejected: [],
      grown_ups: { asking: [], seeing: [] },
    }));
    network.answer(referrals.mine, () => ({ referrals: all, stats }));
    return open('/friends?tab=referrals').user;
  };
  const form = async () => within(await screen.findByRole('region', { name: 'Invite a friend' }));

  test('sends the address trimmed and in lower case, and confirms it', async () => {
    const user = openReferrals();
    const button = await (await form()).findByRole('button', { name: 'Send invitation' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    await user.type((await form()).getByRole('textbox'), ' Sam@Home.Test ');
    network.answer(referrals.submit, () => ({ submitted: true as const }));
    await settled(() => user.click(button));
    const said = 'Referral sent successfully! Your friend will receive an email invitation.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(network.asked(referrals.submit).map(({ body }) => body.referred_email)).toEqual(['sam@home.test']);
  });

  test('without invitations there are no figures', async () => {
    openReferrals();
    const list = within(await screen.findByRole('region', { name: 'My invitations' }));
    expect(await list.findByText('Nobody yet')).toBeTruthy();
    expect(list.queryByRole('definition')).toBeNull();
  });

  test.each([
    [
      'a refusal in the words of the server',
      () => refusal('referral_already_sent'),
      'You have already invited this address.',
    ],
    ['a lost connection', unreachable, 'An error occurred while sending the referral'],
  ])('shows %s', async (_what, answer, words) => {
    const user = openReferrals();
    await user.type((await form()).getByRole('textbox'), 'sam@home.test');
    network.answer(referrals.submit, answer);
    await user.click((await form()).getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('lists figures and invitations, with a colour for each state', async () => {
    openReferrals([
      referral('pending', 'Invitation sent'),
      referral('signed_up', 'Signed up'),
      referral('active', 'Reading: 3 of 7 days'),
      referral('processing', '7 days read, gems on their way'),
      referral('completed', '50 gems earned'),
    ]);
    const list = within(await screen.findByRole('region', { name: 'My invitations' }));
    const colours = { 'Invitation sent': 'sun', 'Signed up': 'sea', 'Reading: 3 of 7 days': 'sea' };
    for (const [words, colour] of Object.entries({
      ...colours,
      '7 days read, gems on their way': 'grape',
      '50 gems earned': 'leaf',
    }))
      expect(list.getByText(words).className).toContain(`text-${colour}`);
    expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '2',
      '1',
      '1',
      '50',
    ]);
  });
});

test('a child is told that a guardian must agree too, and can withdraw the own yes', async () => {
  const kim = grownUp('Kim', { role: 'parent', school: null, needs_guardian: true });
  network.answer(friends.requests, () => ({ ...nobody, grown_ups: { asking: [kim], seeing: [] } }));
  network.answer(friends.respond, () => ({ friendship_status: 'request_received' as const }));
  const { user } = open('/friends?tab=requests');
  expect(await screen.findByText('Your grown-up at home has to say yes, too.')).toBeTruthy();
  network.answer(friends.requests, () => ({
    ...nobody,
    grown_ups: { asking: [{ ...kim, accepted: true }], seeing: [] },
  }));
  await settled(() => user.click(screen.getByRole('button', { name: 'Accept: Kim' })));
  expect(await screen.findByText('You said yes. We ask your grown-up at home about Kim, too.')).toBeTruthy();
  expect(
    await screen.findByText('You said yes. Now your grown-up at home has to say yes, too.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept: Kim' })).toBeNull();
  await settled(() => user.click(screen.getByRole('button', { name: 'Take it back: Kim' })));
  expect(screen.getByRole('dialog', { name: 'Remove Grown-up' })).toBeTruthy();
});
