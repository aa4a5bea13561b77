import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { badges } from '../../contract/badges/endpoints';
import { classes } from '../../contract/classes/endpoints';
import { consent } from '../../contract/consent/endpoints';
import { deletion } from '../../contract/deletion/endpoints';
import { errors } from '../../contract/errors';
import { family } from '../../contract/family/endpoints';
import type { ChildPage } from '../../contract/family/page';
import type { GrownUpOfChild } from '../../contract/friends/grown-ups';
import { shopFamily } from '../../contract/shop/family';
import { users } from '../../contract/users/endpoints';
import { childOf, none, nowHas, some, visitPage } from '../support/family-page';
import { purchase } from '../support/purchases';
import { network, open, person, refusal, settled, unreachable } from '../support/screens';

const press = (user: UserEvent, name: string | RegExp) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));
const toggle = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('switch', { name })));
const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  network.answer(users.me, () => person({ account_type: 'other', age: 40, username: 'Sam' }));
});

test('one request brings all of the page', async () => {
  network.answer(users.me, () => person({ account_type: 'other' }));
  network.answer(family.page, () => ({ ...childPage() }));
  open('/children/zoe');
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoe' })).toBeTruthy();
  for (const name of [
    'The last seven days',
    'Who sees Zoe',
    'Talks with Wren',
    'What Zoe may do',
    'How we write to you',
    'What was changed',
    'Account and data',
  ])
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(network.asked(family.page).map(({ params }) => params)).toEqual([{ child_id: 'zoe' }]);
  expect(network.asked(consent.children)).toEqual([]);
});

test('another’s child is refused with a way back', async () => {
  network.answer(family.page, () => refusal('child_not_found'));
  open('/children/zoe');
  expect(await screen.findByText(errors.child_not_found.text)).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Your children' });
  expect(back.getAttribute('href')).toBe('/consent/children');
});

test('a page that fails to load can be retried', async () => {
  network.answer(family.page, unreachable);
  const { user } = open('/children/zoe');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('internet connection'), {
    timeout: 20_000,
  });
  network.answer(family.page, () => childPage());
  await press(user, 'Try again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Zoe' })).toBeTruthy();
});

describe('the week', () => {
  const lines = () =>
    section('The last seven days')
      .getAllByRole('listitem')
      .map((one) => one.textContent);

  test('is six lines beside the week before, and one suggestion', async () => {
    await visitPage({
      suggestion: 'comic',
      week: {
        days: 3,
        words_read: 2400,
        minutes: 41,
        book_words: 1250,
        pages: 1,
        quizzes: 1,
        right: 4,
        asked: 5,
        articles: 2,
        comics: 1,
        words_written: 120,
        talks: 1,
        messages: 6,
        voice_minutes: 2,
        before: { days: 2, words_read: 3000, minutes: 50 },
      },
    });
    expect(lines()).toEqual([
      'Active on 3 of 7 days, more than the week before',
      '1,250 words in books here, 1 page on paper',
      '2,400 words in quizzes, articles and talks, in 41 minutes, fewer than the week before',
      '1 quiz, 4 of 5 answers right',
      '2 articles, 1 comic, 120 words written',
      '1 talk with Wren, 6 messages, 2 minutes aloud',
    ]);
    expect(screen.getByText('Zoe made a comic. Ask to see it, and who is who.')).toBeTruthy();
  });

  test('is friendly without anything', async () => {
    await visitPage();
    expect(lines()).toEqual([
      'Active on 0 of 7 days',
      'Not this week: books, quizzes, articles and comics, talks with Wren',
    ]);
    expect(screen.getByText(/Choose a book together/)).toBeTruthy();
  });
});

describe('the consents', () => {
  const answer = () =>
    network.answer(consent.changeForChild, ({ body: { discoverable = false, time_zone, ...consents } }) =>
      nowHas({
        ...childOf('zoe', 'Zoe', { ...none, ...consents }, discoverable),
        time_zone: time_zone ?? null,
      }),
    );

  test('are switched one by one', async () => {
    answer();
    const { user } = await visitPage();
    await toggle(user, 'Writing with Wren');
    expect(network.asked(consent.changeForChild).map(({ params, body }) => [params.child_id, body])).toEqual([
      ['zoe', { ...none, core: true, discoverable: false, transcripts: false }],
    ]);
    expect(screen.getByRole('switch', { name: 'Writing with Wren' })).toMatchObject({ checked: false });
  });

  test('withdrawing the core asks for confirmation and is shown', async () => {
    answer();
    const { user } = await visitPage();
    await toggle(user, 'Using Inkwren');
    await press(user, 'Take it back');
    expect(network.asked(consent.changeForChild)[0]?.body).toEqual({
      ...none,
      discoverable: false,
      transcripts: false,
    });
    expect(screen.getByText(/Cannot use Inkwren: you have taken your consent back/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change e-mail address…' })).toBeNull();
  });

  test('finding friends is off until the guardian switches it on, and ends with the core', async () => {
    answer();
    const { user } = await visitPage();
    const friends = () => screen.getByRole('switch', { name: 'Finding friends' });
    expect(friends()).toMatchObject({ checked: false });
    await settled(() => user.click(friends()));
    expect(friends()).toMatchObject({ checked: true });
    await toggle(user, 'Using Inkwren');
    await press(user, 'Take it back');
    expect(friends()).toMatchObject({ checked: false, disabled: true });
    expect(network.asked(consent.changeForChild).map(({ body }) => body)).toEqual([
      { ...some, discoverable: true, transcripts: false },
      { ...none, discoverable: false, transcripts: false },
    ]);
  });

  test('the guardian sets the time zone of the family', async () => {
    answer();
    const { user } = await visitPage();
    const field = () => screen.getByRole('combobox', { name: /time zone/ });
    expect(field()).toHaveProperty('value', '');
    await settled(() => user.click(field()));
    await settled(() => user.selectOptions(field(), 'Europe/Berlin'));
    expect(field()).toHaveProperty('value', 'Europe/Berlin');
    expect(network.asked(consent.changeForChild).map(({ body }) => body)).toMatchObject([
      { ...some, time_zone: 'Europe/Berlin' },
    ]);
  });

  test('the time zones are rendered when their field gets focus, and the selected one is shown before', async () => {
    const { user } = await visitPage({ time_zone: 'Pacific/Auckland' });
    const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /time zone/ });
    expect(field().options.length).toBeLessThan(4);
    expect(field().selectedOptions[0]?.textContent).toBe('Pacific/Auckland');
    await settled(() => user.pointer({ keys: '[MouseLeft]', target: field() }));
    expect(field().options.length).toBeGreaterThanOrEqual(Intl.supportedValuesOf('timeZone').length);
    expect(field().value).toBe('Pacific/Auckland');
  });

  test('a refused change says why', async () => {
    network.answer(consent.changeForChild, () => refusal('child_not_found'));
    const { user } = await visitPage();
    await toggle(user, 'Talking with Wren');
    expect(screen.getByRole('alert').textContent).toBe(errors.child_not_found.text);
  });
});

const adult = (of: Partial<GrownUpOfChild>): GrownUpOfChild => ({
  id: 'x',
  username: 'Kim',
  role: 'parent',
  school: null,
  since: '2026-11-15T10:00:00.000Z',
  guardian: false,
  accepted: true,
  needs_guardian: false,
  is_news: false,
  removable: true,
  reads_talks: false,
  address: 'k•••@mail.test',
  you: false,
  ...of,
});

const seeing = [
  adult({ id: 'me', username: 'Sam', guardian: true, removable: false, you: true, reads_talks: true }),
  adult({ id: null, username: null, role: null, guardian: true, removable: false, address: 'p•••@a.test' }),
  adult({ id: 't', username: 'Ms Okafor', role: 'teacher', school: 'Maple', reads_talks: true }),
];
const asking = [adult({ needs_guardian: true })];
const friends = [{ id: 'ben', username: 'Ben', since: '2026-11-15T10:00:00.000Z' }];
const owls = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAA', name: 'Owls', teacher: 'Ms Okafor', badge_since: null };

function childPage(): ChildPage {
  return nowHas({ ...childOf('zoe', 'Zoe') });
}

describe('who sees the child', () => {
  test('a guardian sees who asks, with the masked address, and can let them in', async () => {
    network.answer(consent.decideRelation, () => nowHas({ grown_ups: { asking: [], seeing } }));
    const { user } = await visitPage({ grown_ups: { asking, seeing } });
    const waiting = section('Waiting for you');
    expect(waiting.getByText(/Parent of another child, k•••@mail.test/)).toBeTruthy();
    expect(waiting.getByText('Zoe has said yes. Now it is up to you.')).toBeTruthy();
    await press(user, 'Say yes: Kim');
    expect(network.asked(consent.decideRelation)).toMatchObject([
      { params: { child_id: 'zoe' }, body: { id: 'x', yes: true } },
    ]);
    expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull();
  });

  test('everybody but guardians can be ended, friends and classes too', async () => {
    network.answer(consent.decideRelation, () => nowHas({ friends: [] }));
    network.answer(family.leaveClass, () => {
      nowHas({ classes: [] });
      return { left: true as const };
    });
    const { user } = await visitPage({ grown_ups: { asking: [], seeing }, friends, classes: [owls] });
    const seen = section('Who sees Zoe');
    for (const text of ['You', 'A guardian without an account', 'Ms Okafor', 'Ben', 'Owls'])
      expect(seen.getByText(text)).toBeTruthy();
    const ends = seen.getAllByRole('button', { name: /^End/ }).map((one) => one.getAttribute('aria-label'));
    expect(ends).toEqual(['End: Ms Okafor', 'End: Ben', 'End: Owls']);
    await press(user, 'End: Ben');
    await press(user, 'End it');
    expect(network.asked(consent.decideRelation).at(-1)).toMatchObject({ body: { id: 'ben', yes: false } });
    expect(seen.queryByText('Ben')).toBeNull();
    await press(user, 'End: Owls');
    expect(screen.getByText(/nobody can put Zoe back for thirty days/)).toBeTruthy();
    await press(user, 'End it');
    expect(network.asked(family.leaveClass).at(-1)).toMatchObject({
      params: { child_id: 'zoe', class_id: owls.id },
    });
    await waitFor(() => expect(seen.queryByText('Owls')).toBeNull());
  });

  test('a badge says since when it is, and one tap ends it', async () => {
    network.answer(badges.endForChild, () => {
      nowHas({ classes: [owls] });
      return { ended: true as const };
    });
    const { user } = await visitPage({ classes: [{ ...owls, badge_since: '2026-11-02T10:00:00.000Z' }] });
    const seen = section('Who sees Zoe');
    expect(
      seen.getByText(/Has a badge, made November 2: it lets Zoe in on tablets that Ms Okafor/),
    ).toBeTruthy();
    await press(user, 'End the badge: Owls');
    expect(network.asked(badges.endForChild).map(({ params }) => params)).toEqual([
      { child_id: 'zoe', class_id: owls.id },
    ]);
    await waitFor(() => expect(seen.queryByText(/Has a badge/)).toBeNull());
    expect(seen.getByText('Owls')).toBeTruthy();
  });

  test('a guardian enters the code of a class, and is told what its teacher sees and who is asked', async () => {
    network.answer(classes.joinForChild, () => ({ name: 'Owls', waits: true }));
    const { user } = await visitPage({ transcripts: true });
    const seen = section('Who sees Zoe');
    await settled(async () => user.click(seen.getByText('Enter the code of a class')));
    expect(seen.getByText(/you let the teacher see Zoe’s books/).textContent).toContain(
      'talks with Wren, too',
    );
    await settled(async () => user.type(seen.getByRole('textbox', { name: 'Class code' }), 'abcd-efgh'));
    await press(user, 'Join');
    expect(network.asked(classes.joinForChild).map(({ params, body }) => [params.child_id, body])).toEqual([
      ['zoe', { code: 'abcd-efgh' }],
    ]);
    expect(await seen.findByText(/Now Zoe has to say yes to the teacher of Owls/)).toBeTruthy();
    expect((seen.getByRole('textbox', { name: 'Class code' }) as HTMLInputElement).value).toBe('');
    network.answer(classes.joinForChild, () => refusal('class_code_unknown'));
    await settled(async () => user.type(seen.getByRole('textbox', { name: 'Class code' }), 'nothing'));
    await press(user, 'Join');
    expect(await seen.findByText(errors.class_code_unknown.text)).toBeTruthy();
  });

  test('the consent to write and the switch for talks have names of their own', async () => {
    const { user } = await visitPage();
    await press(user, 'Choose for Zoe');
    await screen.findByRole('switch', { name: 'Written talks about books' });
    const names = screen
      .getAllByRole('switch')
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a refused answer shows a message, and the page is loaded again', async () => {
    network.answer(consent.decideRelation, () => refusal('relation_not_found'));
    const { user } = await visitPage({ grown_ups: { asking, seeing } });
    const before = network.asked(family.page).length;
    await press(user, 'Say no: Kim');
    expect(await screen.findByText(errors.relation_not_found.text)).toBeTruthy();
    expect(network.asked(family.page).length).toBe(before + 1);
  });

  test('the talks say who may read them and who has', async () => {
    const look = {
      id: 'l',
      at: '2026-11-15T10:00:00.000Z',
      book_title: 'Saltwind',
      by: 'Ms Okafor',
      you: false,
    };
    await visitPage({
      grown_ups: { asking: [], seeing },
      talks: { open: true, looks: [look, { ...look, id: 'm', by: null }, { ...look, id: 'n', you: true }] },
    });
    const talks = section('Talks with Wren');
    expect(talks.getByText(/^You may read them, and one other grown-up\. Zoe sees each time/)).toBeTruthy();
    expect(talks.getAllByRole('listitem').map((one) => one.textContent?.split(',')[0])).toEqual([
      'Ms Okafor',
      'A grown-up',
      'You',
    ]);
    expect(talks.getByRole('link', { name: 'The talks' }).getAttribute('href')).toBe(
      '/friends?child=zoe&view=chats',
    );
  });

  test('closed talks have no link', async () => {
    await visitPage({ talks: { open: false, looks: [] } });
    const talks = section('Talks with Wren');
    expect(talks.getByText(/You cannot read them now/)).toBeTruthy();
    expect(talks.queryByRole('link')).toBeNull();
  });
});

describe('what waits', () => {
  const asked = { birth_year: 2012, region: null, asked_at: '2026-11-10T12:00:00.000Z' };
  const { details } = childOf('zoe', 'Zoe');

  test('a guardian sees what the child asks to correct, and agrees', async () => {
    network.answer(consent.correctForChild, () =>
      nowHas({ details: { ...details, birth_year: 2012, needs_guardian: false } }),
    );
    const { user } = await visitPage({ details: { ...details, asked } });
    expect(await screen.findByText(/says that Zoe was born in 2012/)).toBeTruthy();
    await press(user, 'Say yes');
    expect(await screen.findByText(/Zoe is old enough to decide alone/)).toBeTruthy();
    expect(network.asked(consent.correctForChild)).toMatchObject([
      { params: { child_id: 'zoe' }, body: { birth_year: 2012 } },
    ]);
    expect(screen.queryByText(/asks for a correction/)).toBeNull();
  });

  test('a guardian says no to a correction', async () => {
    network.answer(consent.declineCorrection, () => nowHas({ details }));
    const { user } = await visitPage({
      details: { ...details, asked: { ...asked, birth_year: null, region: 'Canada' } },
    });
    expect(await screen.findByText(/lives in this region: Canada/)).toBeTruthy();
    await press(user, 'Say no');
    await waitFor(() => expect(screen.queryByText(/asks for a correction/)).toBeNull());
  });

  test('a prize is answered here, and the page is loaded again', async () => {
    const order = {
      child_id: 'zoe',
      username: 'Zoe',
      purchase: purchase({ type: 'gift_card', item_name: 'A book card', status: 'waiting' }),
    };
    network.answer(shopFamily.decide, () => {
      nowHas({ orders: [] });
      return order.purchase;
    });
    const { user } = await visitPage({ orders: [order] });
    await press(user, 'Yes: A book card for Zoe');
    await press(user, 'Yes, order it');
    expect(network.asked(shopFamily.decide).map(({ body }) => [body.child_id, body.yes])).toEqual([
      ['zoe', true],
    ]);
    expect(await screen.findByText('A book card for Zoe: ordered.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());
  });
});

describe('alerts', () => {
  const at = '2026-11-15T10:00:00.000Z';
  const mild = {
    at,
    feature: 'chat',
    severe: false,
    kind: null,
    outcome: null,
    outcome_at: null,
    talks_paused_until: null,
    words_seen: false,
  } as const;
  const severe = { ...mild, severe: true, kind: 'danger' } as const;

  test('nothing stands where nothing was', async () => {
    await visitPage();
    expect(screen.queryByRole('region', { name: 'How Zoe is' })).toBeNull();
  });

  test('sorrows and dangers have their place, and dangers what was done', async () => {
    await visitPage({
      alerts: {
        mild_by_mail: false,
        all: [
          mild,
          severe,
          { ...severe, at: '2026-11-14T10:00:00.000Z', outcome: 'handled', outcome_at: at },
        ],
      },
    });
    const alerts = section('How Zoe is');
    expect(alerts.getByRole('heading', { name: 'Something may weigh on Zoe' })).toBeTruthy();
    const [open, closed, sorrow] = alerts.getAllByRole('listitem').map((one) => one.textContent);
    expect(open).toMatch(/^Words of being in danger.*in a talk with Wren.*Our people look at it$/);
    expect(closed).toMatch(/We have looked after it, /);
    expect(sorrow).toMatch(/, in a talk with Wren$/);
  });

  test('a pause of the talks is told until its end', async () => {
    const pausedUntil = (talks_paused_until: string) => ({
      ...severe,
      at: talks_paused_until,
      talks_paused_until,
    });
    const all = [pausedUntil('2026-11-15T10:00:00'), pausedUntil('2026-11-16T15:01:00')];
    await visitPage({ alerts: { mild_by_mail: false, all } });
    const [over, ahead] = section('How Zoe is').getAllByRole('listitem');
    expect(over?.textContent).not.toContain('talks with Wren rest');
    expect(ahead?.textContent).toContain('We let the talks with Wren rest until ');
  });

  test('a guardian chooses a mail about sorrows', async () => {
    network.answer(family.setAlerts, ({ body }) => body);
    const { user } = await visitPage();
    await toggle(user, 'Write to me about sorrows, too');
    expect(network.asked(family.setAlerts).map(({ body }) => body)).toEqual([{ mild_by_mail: true }]);
    expect(screen.getByRole('switch', { name: /about sorrows/ })).toMatchObject({ checked: true });
  });

  test('a refused choice says why, and the switch stays', async () => {
    network.answer(family.setAlerts, () => refusal('child_not_found'));
    const { user } = await visitPage();
    await toggle(user, 'Write to me about sorrows, too');
    expect(screen.getByRole('alert').textContent).toBe(errors.child_not_found.text);
    expect(screen.getByRole('switch', { name: /about sorrows/ })).toMatchObject({ checked: false });
  });
});

test('what was changed has name and date, the last four first', async () => {
  const change = (i: number, of: Partial<ChildPage['changes'][number]>) => ({
    at: `2026-11-1${i}T10:00:00.000Z`,
    what: 'details' as const,
    given: null,
    by: 'Kim',
    you: false,
    ...of,
  });
  await visitPage({
    changes: [
      change(5, { what: 'voice', given: false }),
      change(4, { what: 'let_in', you: true }),
      change(3, { what: 'class_ended', by: null }),
      change(2, {}),
      change(1, { what: 'friends', given: true }),
    ],
  });
  const lines = section('What was changed')
    .getAllByRole('listitem', { hidden: true })
    .map((one) => one.textContent ?? '');
  expect(lines[0]).toMatch(/^Talking with Wren: noKim, .*15/);
  expect(lines[1]).toMatch(/^Let a grown-up inYou, /);
  expect(lines[2]).toMatch(/^Took out of a classNot by a guardian, /);
  expect(lines[4]).toMatch(/^Finding friends: yesKim, /);
  expect(screen.getByText('1 earlier')).toBeTruthy();
});

describe('a gift', () => {
  test('is chosen from the list and given', async () => {
    network.answer(family.gifts, () => ({ left: 10, given: [] }));
    network.answer(family.give, ({ body }) => ({
      left: 9,
      given: [
        { id: 'g', gift: body.gift, sent_at: '2026-11-16T10:00:00.000Z', opened: false, thanked: false },
      ],
    }));
    const { user } = await visitPage();
    await press(user, 'Give a sticker');
    const dialog = within(screen.getByRole('dialog', { name: 'Something for Zoe' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(20);
    expect(dialog.getByRole('button', { name: 'Give it to Zoe' })).toMatchObject({ disabled: true });
    await settled(() => user.click(dialog.getByRole('radio', { name: 'I read your comic!' })));
    await press(user, 'Give it to Zoe');
    expect(network.asked(family.give).map(({ params, body }) => [params.child_id, body])).toEqual([
      ['zoe', { gift: 'comic' }],
    ]);
    expect(await dialog.findByText(/Zoe finds it on the first screen/)).toBeTruthy();
    expect(dialog.getByText('9 of 10 left until Monday.')).toBeTruthy();
    expect(dialog.getByText(/not opened yet/)).toBeTruthy();
  });

  test('the thanks are shown, and after ten there is none left', async () => {
    const given = {
      id: 'g',
      gift: 'star',
      sent_at: '2026-11-16T10:00:00.000Z',
      opened: true,
      thanked: true,
    } as const;
    network.answer(family.gifts, () => ({ left: 0, given: [given] }));
    const { user } = await visitPage();
    await press(user, 'Give a sticker');
    expect(await screen.findByText('Zoe says thank you')).toBeTruthy();
    expect(screen.getByText(/You have given ten this week/)).toBeTruthy();
    await settled(() => user.click(screen.getByRole('radio', { name: 'A sticker: star' })));
    expect(screen.getByRole('button', { name: 'Give it to Zoe' })).toMatchObject({ disabled: true });
  });

  test('a refused one says why', async () => {
    network.answer(family.gifts, () => ({ left: 1, given: [] }));
    network.answer(family.give, () => refusal('gifts_used_up'));
    const { user } = await visitPage();
    await press(user, 'Give a sticker');
    await settled(() => user.click(screen.getByRole('radio', { name: 'A sticker: sun' })));
    await press(user, 'Give it to Zoe');
    expect(await screen.findByText(errors.gifts_used_up.text)).toBeTruthy();
  });
});

test('a child’s account is deleted by a link that is mailed', async () => {
  network.answer(deletion.ask, () => ({ mail_to: 's•••@home.test', asked_at: '2026-11-16T15:00:00.000Z' }));
  const { user } = await visitPage();
  await press(user, 'Delete Zoe’s account…');
  expect(network.asked(deletion.ask)).toEqual([]);
  await press(user, 'Keep it');
  await press(user, 'Delete Zoe’s account…');
  await press(user, 'Send me the link');
  expect(network.asked(deletion.ask).map(({ body }) => body)).toEqual([{ child_id: 'zoe', children: [] }]);
  const sent = within(screen.getByRole('dialog', { name: 'Look into your e-mail' }));
  expect(sent.getByRole('status').textContent).toContain('s•••@home.test');
  await press(user, 'All right');
  expect(screen.queryByRole('dialog')).toBeNull();
});
