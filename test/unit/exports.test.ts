import { describe, expect, test } from '@jest/globals';
import { type FileName, files } from '../../contract/exports/files';
import type { Copied } from '../../lambdas/exports/copied';
import { datesIn } from '../../lambdas/exports/dates';
import { folded, html, prose, table } from '../../lambdas/exports/html';
import { datesFor, pageOf } from '../../lambdas/exports/page';
import { sectionsOf } from '../../lambdas/exports/sections/all';
import { zipInto } from '../../lambdas/exports/zip';
import type { Declaration } from '../../lambdas/platform/table/entity';
import { allEntities } from '../../local/docs/entities';
import { expectListed } from '../support/expect-listed';
import { unzip } from '../support/exports-archive';

/** The file of a copy with each kind of item of a person, also of those outside of the person's partition. */
const copied: Readonly<Record<string, FileName>> = {
  User: 'account',
  About: 'interests',
  Agreement: 'agreements',
  Consent: 'consents',
  ControlChange: 'controls',
  Friendship: 'friends',
  RelationCount: 'friends',
  Referral: 'friends',
  GrownUp: 'grown_ups',
  TranscriptLook: 'grown_ups',
  Flag: 'grown_ups',
  GuardianChange: 'grown_ups',
  Gift: 'grown_ups',
  Class: 'classes',
  ActivityDay: 'days',
  LedgerEntry: 'gems',
  Purchase: 'store',
  Possession: 'store',
  RewardRequest: 'store',
  DeliveryAddress: 'store',
  SentAddress: 'store',
  ShelfEntry: 'books',
  FinishedBook: 'books',
  ReadingPlace: 'reading',
  ReadingLog: 'reading',
  StoryPart: 'reading',
  QuizResult: 'results',
  QuizAttempt: 'results',
  QuizRecall: 'results',
  QuestionReport: 'results',
  Article: 'articles',
  MyWord: 'words',
  Comic: 'comics',
  ComicDraft: 'comics',
  ChatSession: 'talks',
  ChatTurn: 'talks',
  VoiceSession: 'talks',
  VoiceTurn: 'talks',
  Feedback: 'feedback',
};

/** The kinds of items of a person's partition that are in no copy, with the reason. */
const omitted: Readonly<Record<string, string>> = {
  NameCheck: 'the state of work on the username, which is in the account',
  ConsentRequest: 'the state of work on the consents, with the address of a grown-up and hashes of secrets',
  InvitedChildren: 'addresses of other people',
  ReferredAddress: 'addresses of other people',
  HeldReward: 'what operators have not decided; a paid reward is among the gems',
  PurchaseRequest: 'the mark of one press of a button',
  QuizProgress: 'follows from the results',
  WordAccount: 'the words that count for the next gem; gems and words are in the copy',
  ArticleShelf: 'which articles come next',
  NextArticle: 'an article with its answers that the child has not seen',
  HomeVisit: 'what the first screen told last; comics, words and reading are in the copy',
  MyWordCount: 'the number of the words',
  ComicDay: 'the state of a drawing; the finished comic is in the copy',
  ComicLike: 'the comics of others',
  ComicReport: 'the comics of others',
  ChatOpening: 'a talk in which the child has said nothing',
  ChatOpenedBy: 'the mark of one message',
  FlagNotice: 'the state of mails',
  DailyCount: 'counts of a day, for limits',
  AiDay: 'counts of a day, for limits',
  ModelWait: 'the state of a call',
  Connection: 'open connections',
  Export: 'the copy itself',
  AddressChange: 'the state of a change, with hashes of secrets',
  OwnFormerAddress: 'where links of earlier mails lead',
  PictureSecret: 'the hash of the pictures of a sign-in',
  PictureTries: 'counts of tries, for limits',
  FamilyDevice: 'the hash of the secret of a device; it belongs to the family',
  ClassDevice: 'the hash of the secret of a device; it ends with the day',
  BadgeVisit: 'counts of tries, for limits',
  AskedCorrection: 'a question to a grown-up; the details are in the account',
};

/** A substitute for any field in a key. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => 'x' : anything),
  apply: () => anything,
});
const isOfPerson = ({ key }: Declaration) => key(anything as never).pk.startsWith('USER#');

test('every kind of item of a person is in a file of the copy, or omitted for a reason', () => {
  const kinds = allEntities().filter(isOfPerson);
  expectListed(
    'test/unit/exports.test.ts',
    [...Object.keys(copied), ...Object.keys(omitted)],
    kinds.map(({ name }) => name),
  );
});

test('every file is in the copy of somebody, and each with a heading of its own', () => {
  const all = Object.values(sectionsOf).flat();
  expect(new Set(all.map(({ name }) => name))).toEqual(new Set(Object.keys(files)));
  for (const sections of Object.values(sectionsOf))
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
});

test('values in the page are escaped, HTML of the page is not', () => {
  const name = `<i class='x'>"&`;
  expect(html`<b title="${name}">${name}${html`<i>${3}</i>`}${null}${false}${[1, 2]}</b>`.html).toBe(
    '<b title="&#60;i class=&#39;x&#39;&#62;&#34;&#38;">&#60;i class=&#39;x&#39;&#62;&#34;&#38;<i>3</i>12</b>',
  );
  expect(html`${prose('a\n\n<b>')}`.html).toBe('<p>a</p><p>&#60;b&#62;</p>');
  expect(table(['One'], []).html).toBe('<p class="none">Nothing here.</p>');
  expect(table(['One'], [[name]]).html).toContain('<td>&#60;i');
  expect(table(['One', 'Two'], [['a', 'b']]).html).toContain(
    '<tr><th scope="col">One</th><th scope="col">Two</th></tr>',
  );
  expect(folded('2026', html`<p>${'&'}</p>`).html).toBe(
    '<details><summary>2026</summary><p>&#38;</p></details>\n',
  );
});

describe('the page of a copy', () => {
  const of = {
    person: { username: '<Bea>', time_zone: 'Asia/Kolkata' },
    asker: { time_zone: 'Europe/Berlin' },
    asked_at: '2026-11-24T20:00:00.000Z',
    forGuardian: false,
  } as Copied;
  const parts = [
    { name: 'books', heading: 'Books & more', content: html`<p>one</p>` },
    { name: 'gems', heading: 'Gems', content: html`<p>two</p>` },
  ];
  const page = pageOf(of, parts, datesFor(of));

  test('names the person and the time, and needs nothing from outside', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<meta charset="utf-8">');
    expect(page).toContain('<title>&#60;Bea&#62;: what Inkwren has kept</title>');
    expect(page).toContain('<h1>&#60;Bea&#62;: what Inkwren has kept</h1>');
    expect(page).toContain('A copy of 25 November 2026 at 01:30.');
    expect(page).toMatch(/<style>[^<]+<\/style>/);
    expect(page).not.toMatch(/https?:|<script|<link|src=/);
  });

  test('has each part under its heading, and a link to it', () => {
    for (const [name, heading, content] of [
      ['books', 'Books &#38; more', '<p>one</p>'],
      ['gems', 'Gems', '<p>two</p>'],
    ]) {
      expect(page).toContain(`<li><a href="#${name}">${heading}</a></li>`);
      expect(page).toContain(
        `<section id="${name}" aria-labelledby="${name}-heading">\n<h2 id="${name}-heading">${heading}</h2>\n${content}\n</section>`,
      );
    }
  });

  test('tells a guardian, and nobody else, that addresses of others are masked', () => {
    const words = 'It is written for you as a guardian: other people';
    expect(page).not.toContain(words);
    expect(pageOf({ ...of, forGuardian: true }, parts, datesFor(of))).toContain(words);
  });

  test.each([
    ['Asia/Kolkata', 'Europe/Berlin', '25 November 2026 at 01:30'],
    [undefined, 'Europe/Berlin', '24 November 2026 at 21:00'],
    [undefined, undefined, '24 November 2026 at 15:00'],
  ])('for a person in %s whose grown-up is in %s is of %s', (own, askers, time) => {
    const zones = { person: { time_zone: own }, asker: { time_zone: askers } } as Copied;
    expect(datesFor(zones).time(of.asked_at)).toBe(time);
  });
});

test('days have no zone, and moments are written in the family’s', () => {
  const { date, day, time } = datesIn('Asia/Kolkata');
  expect(day('2026-11-24')).toBe('24 November 2026');
  expect(date('2026-11-24T20:00:00.000Z')).toBe('25 November 2026');
  expect(time('2026-11-24T20:00:00.000Z')).toBe('25 November 2026 at 01:30');
  expect(date(null)).toBe('');
});

test('an archive holds names and contents of any kind, packed or stored', async () => {
  const written: Uint8Array[] = [];
  const zip = zipInto(async (chunk) => void written.push(chunk));
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => (i * i) % 251));
  await zip.add('data/größe 日本.json', Buffer.from('{}'));
  await zip.add('empty', Buffer.alloc(0));
  await zip.add('pictures/a.webp', bytes, 'stored');
  await zip.add('packed', bytes);
  await zip.end();
  const found = await unzip(Buffer.concat(written));
  expect([...found.keys()]).toEqual(['data/größe 日本.json', 'empty', 'pictures/a.webp', 'packed']);
  expect(found.get('empty')?.length).toBe(0);
  for (const name of ['pictures/a.webp', 'packed']) expect(found.get(name)?.equals(bytes)).toBe(true);
});
