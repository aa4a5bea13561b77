import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { children } from '../../../contract/children/endpoints';
import { allEntities } from '../../../local/docs/entities';
import { byBadge, createBadgeClass } from '../../support/badges';
import { everythingStored, type Found, withCanary } from '../../support/canaries';
import { byPictures, enter, isIn, others, stateOn } from '../../support/children';
import { advanceClock, atRest, outages, resetClock, testOnOwnEngine } from '../../support/cloud';
import { runDeletion, shutAccount } from '../../support/deletion';
import { passOnSchedule } from '../../support/mail';
import { createOneOfEach } from '../../support/one-of-each';
import { signedIn } from '../../support/sign-up';

afterAll(async () => {
  await outages({ model: false, mail: false, queues: false });
  await resetClock();
});

/** Kinds that contain hashes, random bytes and numbers of sessions only: no text of a person can be found in them. */
const withoutTexts = ['ReferralMail', 'ShutOut', 'FormerStudent', 'ConsentProof', 'VoiceChunk', 'VoicePlace'];

/** What only a child without an e-mail address has: its own test plants them. */
const ofPictures = ['PictureSecret', 'PictureTries', 'EntryCode', 'BadgeVisit'];

/** What is written only when a deletion is asked for. */
const ofDeletions = ['Deletion', 'Parcel'];

/** What may stay until its own end, and why. */
const forAWhile: Readonly<Record<string, string>> = {
  Deletion: 'the mark that the account is gone: a token outlives it by an hour',
  SettlementFinding: 'ids and points of a week, as long as its jobs may be repeated',
  Proposal: 'what an operator has proposed, for seven days',
};

/** What may stay longer than thirty days, and why: without a name or an address. */
const longer: Readonly<Record<string, string>> = {
  Flag: 'that somebody was in need, for a year',
};

const clock = async () => new Date(((await advanceClock('PT0S')) as { now: string }).now);

const traces = async (of: { readonly canaries: readonly string[] }): Promise<Found[]> => {
  await atRest();
  return withCanary(await everythingStored(await clock()), of.canaries);
};

const leaks = (found: readonly Found[], ...allowed: Readonly<Record<string, string>>[]) =>
  found
    .filter(({ where }) => !allowed.some((list) => Object.hasOwn(list, where)))
    .map(({ where, key, text }) => `${where} ${key}: ${text.slice(0, 400)}`);

const kindsOf = (found: readonly Found[]) => new Set(found.map(({ where }) => where));

/** The names of the pictures of comics, finished or not. */
const picturesIn = (found: readonly Found[]): string[] =>
  found
    .filter(({ where }) => where === 'Comic' || where === 'ComicDay')
    .flatMap(({ text }) => [...text.matchAll(/"(?:shared_)?picture":"([^"]+)"/g)])
    .map(([, name = '']) => name);

/** Lets all that waits for the model and the queues happen. */
const letHappen = async () => {
  await outages({ model: false, mail: false, queues: false });
  await passOnSchedule('PT10M');
};

/** What is found thirty days after the deletion was confirmed. */
const leaksLater = async (of: { readonly canaries: readonly string[] }) => {
  await passOnSchedule('P27D');
  return leaks(await traces(of), longer, { log: '' });
};

type World = Awaited<ReturnType<typeof createOneOfEach>>;

const everybodyIn = ({ child, guardian, teacher }: World) => ({
  canaries: [child, guardian, teacher].flatMap(({ canaries }) => canaries),
});

describe('a child', () => {
  let world: World;
  let child: { canaries: string[] };
  beforeAll(async () => {
    world = await createOneOfEach();
  });

  testOnOwnEngine('has one of each kind of item, and pictures, before the account is deleted', async () => {
    const all = await traces(everybodyIn(world));
    const kinds = allEntities().filter(({ onDeletion }) => onDeletion !== 'nobody');
    const expected = kinds
      .map(({ name }) => name)
      .filter((name) => ![...withoutTexts, ...ofDeletions, ...ofPictures].includes(name));
    expect(expected.filter((name) => !kindsOf(all).has(name))).toEqual([]);
    child = { canaries: [...world.child.canaries, ...picturesIn(all)] };
    expect([...kindsOf(await traces(child))]).toEqual(expect.arrayContaining(['bucket', 'pool', 'queue']));
  });

  testOnOwnEngine('is found nowhere afterwards, except in what is kept for a while', async () => {
    await outages({ model: true, mail: false, queues: false });
    const token = await shutAccount(world.guardian, { child_id: world.child.id });
    await letHappen();
    await runDeletion(token);
    expect(leaks(await traces(child), forAWhile, longer)).toEqual([]);
  });

  testOnOwnEngine(
    'is found nowhere thirty days after the confirmation, except in what names nobody',
    async () => {
      expect(await leaksLater(child)).toEqual([]);
    },
  );
});

describe('a child without an e-mail address', () => {
  testOnOwnEngine('has pictures, a code and a badge, and leaves nothing of them behind', async () => {
    await letHappen();
    const of = await createBadgeClass();
    const { guardian, id, device } = of.pupil;
    await enter(id, byBadge(of.device, of.pupil.secret));
    await enter(id, byPictures(device));
    await isIn(id, byPictures(device, others));
    await guardian.call(children.makeCode, { params: { child: id } });
    const child = { canaries: [id] };
    const kinds = kindsOf(await traces(child));
    expect([...kinds]).toEqual(
      expect.arrayContaining([...ofPictures, 'Invitation', 'InvitedChildren', 'pool']),
    );
    await runDeletion(await shutAccount(guardian, { child_id: id }));
    expect(leaks(await traces(child), forAWhile, longer)).toEqual([]);
    expect(await isIn(id, byPictures(device))).toBe(false);
    expect(await stateOn(device)).toBeUndefined();
  });
});

describe('a teacher and a parent', () => {
  let world: World;
  beforeAll(async () => {
    world = await createOneOfEach();
    await letHappen();
  });

  testOnOwnEngine('are found nowhere after their deletion, now and thirty days later', async () => {
    const { child, guardian, teacher } = world;
    const gone = { canaries: [...teacher.canaries, ...guardian.canaries] };
    await runDeletion(await shutAccount(teacher));
    expect(leaks(await traces(teacher), forAWhile, longer)).toEqual([]);
    const parent = await signedIn(guardian.email);
    await runDeletion(await shutAccount(parent, { children: [{ id: child.id, fate: 'leave' }] }));
    expect(leaks(await traces(gone), forAWhile, longer)).toEqual([]);
    expect(await leaksLater(gone)).toEqual([]);
  });
});
