import type { Controls } from '../../../contract/controls/fields';
import { type GiftName, isSticker, sentences } from '../../../contract/family/gifts';
import { dayKinds } from '../../../contract/rules/controls';
import { maskedAddress } from '../../accounts/mask';
import { controlsOf } from '../../accounts/may-do';
import { looksForExport } from '../../analytics/for-export';
import { devicesForExport } from '../../children/for-export';
import { classesForExport } from '../../classes/for-export';
import { consentsForExport } from '../../consent/for-export';
import { controlChangesForExport } from '../../controls/for-export';
import { changesForExport } from '../../family/changes';
import { giftsForExport } from '../../family/gifts/kept';
import { sorrowsOf } from '../../flags/sorrows';
import { seenChildren } from '../../friends/list';
import { referralsForExport } from '../../referrals/for-export';
import { friendsOfChild } from '../../relations/decide-for-child';
import { friendshipsOf } from '../../relations/friend-store';
import { findGrownUps, presentGrownUp } from '../../relations/grown-ups';
import { rewardsForExport } from '../../shop/for-export';
import type { Copied } from '../copied';
import { html, table } from '../html';
import { section } from './section';

const giftWords = (gift: GiftName): string =>
  isSticker(gift) ? `a sticker: ${gift}` : `“${sentences[gift]}”`;

/** An address is another person's unless it is that of the one who gets the copy. */
const addressIn = ({ asker }: Copied, email: string) =>
  email === asker.email ? email : maskedAddress(email);

export const friends = section({
  name: 'friends',
  heading: 'Friends',
  read: async ({ person }) => {
    const [found, all, recommended] = await Promise.all([
      friendsOfChild(person),
      friendshipsOf(person.id),
      referralsForExport(person.id),
    ]);
    const open_requests = all.filter(({ state }) => state === 'asked').length;
    return { friends: found, open_requests, recommended };
  },
  show: ({ friends: all, open_requests, recommended }, { date }) =>
    html`<p>${all.length} friends and ${open_requests} open requests.</p>${table(
      ['Username', 'Since'],
      all.map(({ username, since }) => [username, date(since)]),
    )}<h3>Inkwren recommended</h3>${table(
      ['On', 'To', 'Joined', 'Gems'],
      recommended.map(({ created_at, joined_at, gems_awarded }) => [
        date(created_at),
        'a friend',
        date(joined_at),
        gems_awarded,
      ]),
    )}`,
});

export const grownUps = section({
  name: 'grown_ups',
  heading: 'Grown-ups who can see the reading',
  read: async (of) => {
    const [{ seeing }, looks, sorrows, gifts, changes] = await Promise.all([
      findGrownUps(of.person),
      looksForExport(of.person.id),
      sorrowsOf(of.person.id),
      giftsForExport(of.person.id),
      changesForExport(of.person.id),
    ]);
    return {
      seeing: seeing.map((seen) => ({
        ...presentGrownUp(of.person, seen),
        address: addressIn(of, seen.supervision.adult_email),
        badges: (seen.supervision.badges ?? []).map(({ made_at }) => made_at),
      })),
      looks,
      sorrows,
      gifts,
      changes,
    };
  },
  show: ({ seeing, looks, sorrows, gifts, changes }, { date, time }) =>
    html`${table(
      ['Name', 'Address', 'Who', 'Since', 'Badge since'],
      seeing.map(({ username, address, role, guardian, since, badges }) => [
        username ?? 'a grown-up',
        address,
        guardian ? 'guardian' : role,
        date(since),
        badges.map(date).join(', '),
      ]),
    )}<h3>Who has read talks</h3>${table(
      ['When', 'Who', 'Talk about'],
      looks.map(({ at, by, role, book_title }) => [time(at), by ?? role, book_title]),
    )}<h3>Days on which words told of a sorrow</h3>${table(
      ['When', 'Where'],
      sorrows.map(({ at, feature }) => [date(at), feature.replace('_', ' ')]),
    )}<h3>Stickers and sentences</h3>${table(
      ['When', 'From', 'What', 'Thanked'],
      gifts.map(({ sent_at, by, gift, thanked }) => [
        time(sent_at),
        by ?? 'a grown-up',
        giftWords(gift),
        thanked ? 'yes' : 'no',
      ]),
    )}<h3>What guardians have changed</h3>${table(
      ['When', 'What'],
      changes.map(({ at, what }) => [time(at), what.replaceAll('_', ' ')]),
    )}`,
});

export const consents = section({
  name: 'consents',
  heading: 'Consents',
  read: async (of) =>
    (await consentsForExport(of.person.id)).map(({ consent, adult_email, ...record }) => {
      const by =
        adult_email === null ? null : adult_email === of.asker.email ? 'you' : maskedAddress(adult_email);
      return { ...record, kind: consent, by };
    }),
  show: (all, { time }) =>
    table(
      ['When', 'Consent', 'Given', 'By', 'Version'],
      all.map(({ at, kind, given, by, method, version }) => [
        time(at),
        kind.replace('_', ' '),
        given ? 'yes' : 'no',
        by ?? method,
        version,
      ]),
    ),
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const dayNames = { school: 'school days', weekend: 'Saturdays and Sundays' } as const;

/** What is switched off or limited, in one line. */
const inWords = ({ off, minutes, quiet, quiz_first }: Controls): string =>
  [
    ...off.map((kind) => `${kind} off`),
    ...dayKinds.flatMap((kind) =>
      minutes[kind] === null ? [] : [`${minutes[kind]} minutes on ${dayNames[kind]}`],
    ),
    ...dayKinds.flatMap((kind) => {
      const night = quiet[kind];
      return night === null
        ? []
        : [`quiet from ${clock(night.from)} to ${clock(night.to)} before ${dayNames[kind]}`];
    }),
    ...(quiz_first ? ['a quiz before a comic'] : []),
  ].join('; ') || 'nothing';

export const controls = section({
  name: 'controls',
  heading: 'What guardians have switched off or limited',
  read: async ({ person, asker }) => ({
    holds: controlsOf(person),
    changes: (await controlChangesForExport(person.id)).map(({ at, by, after }) => ({
      at,
      by: by === null ? null : by === asker.id ? ('you' as const) : ('a guardian' as const),
      after,
    })),
  }),
  show: ({ holds, changes }, { time }) =>
    html`<p>Now: ${inWords(holds)}.</p>${table(
      ['When', 'By', 'Since then'],
      changes.map(({ at, by, after }) => [time(at), by ?? 'a former guardian', inWords(after)]),
    )}`,
});

export const classes = section({
  name: 'classes',
  heading: 'Classes',
  read: async ({ person }) => {
    const [all, seen] = await Promise.all([classesForExport(person.id), seenChildren(person)]);
    return all.map((one) => ({
      ...one,
      students: seen
        .filter(({ friend }) => friend.classes.includes(one.id))
        .map(({ friend: { username } }) => ({ username })),
    }));
  },
  show: (all, { date }) =>
    html`${all.map(
      ({ name, created_at, students }) =>
        html`<h3>${name}</h3><p>Since ${date(created_at)}.</p>${table(
          ['Student'],
          students.map(({ username }) => [username]),
        )}`,
    )}${all.length === 0 && html`<p class="none">Nothing here.</p>`}`,
});

export const children = section({
  name: 'children',
  heading: 'Children',
  read: async ({ person }) => {
    const [seen, rewards, devices] = await Promise.all([
      seenChildren(person),
      rewardsForExport(person.email),
      devicesForExport(person.id),
    ]);
    return { children: seen.map(({ friend }) => friend), rewards, devices };
  },
  show: ({ children: all, rewards, devices }, { date }) =>
    html`<p>What Inkwren has about a child comes in a copy of its own.</p>${table(
      ['Username', 'You are', 'Since'],
      all.map(({ username, guardian, since }) => [
        username,
        guardian ? 'guardian' : 'connected',
        date(since),
      ]),
    )}<h3>Rewards that you offer</h3>${table(
      ['Reward', 'Gems'],
      rewards.map(({ name, gem_cost }) => [name, gem_cost]),
    )}<h3>Devices of the family</h3>${table(
      ['Name', 'Since', 'Last used'],
      devices.map(({ name, opened_at, used_at }) => [
        name,
        date(opened_at),
        used_at === null ? 'never' : date(used_at),
      ]),
    )}`,
});
