import { afterEach, expect, test } from '@jest/globals';
import { audit } from '../../../contract/audit/endpoints';
import { classes } from '../../../contract/classes/endpoints';
import { type Comic, comics } from '../../../contract/comics/endpoints';
import { consent } from '../../../contract/consent/endpoints';
import {
  advanceClock,
  atRest,
  cloud,
  eventually,
  killAfter,
  resetClock,
  revive,
  testOnOwnEngine,
} from '../../support/cloud';
import { createComic, newSchool, toBeforeMidnight } from '../../support/comics';
import { codeOf } from '../../support/endpoints';
import { createSchool } from '../../support/friends';
import { createPerson, type Person } from '../../support/people';

afterEach(async () => {
  await revive();
  await resetClock();
});

const seenBy = async (who: Person) => (await who.call(comics.today, {})).body.comics.map(({ id }) => id);

const open = (who: Person, id: string) => who.call(comics.one, { params: { id } });

const like = (who: Person, id: string) => who.call(comics.like, { params: { id } });

const report = (who: Person, id: string) => who.call(comics.report, { params: { id } });

const private_ = { core: true, ai_text: true, voice: true, public_sharing: false };

test('200: children of a class see each other’s comics until one leaves it', async () => {
  const { domain: school, teacher, createPupil } = await createSchool();
  // Addresses of another domain of the same school belong to another board.
  const elsewhere = () => createPerson('student', { school });
  const [author, mate, other] = [await createPupil(), await elsewhere(), await elsewhere()];
  const owls = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body.id;
  const code = (await teacher.call(classes.change, { params: { id: owls }, body: { code: 'new' } })).body
    .code;
  for (const pupil of [author, mate])
    expect((await pupil.call(classes.join, { body: { code: code ?? '' } })).status).toBe(200);
  const { id } = await createComic(author);
  expect(await seenBy(mate)).toEqual([id]);
  expect((await open(mate, id)).status).toBe(200);
  expect(await seenBy(other)).toEqual([]);
  expect(codeOf(await open(other, id))).toBe('comic_not_found');
  await teacher.call(classes.assign, { params: { id: owls }, body: { add: [], remove: [author.id] } });
  expect(await seenBy(mate)).toEqual([]);
  expect(codeOf(await open(mate, id))).toBe('comic_not_found');
});

test('404: two schools that share a domain do not see each other’s comics', async () => {
  const domain = `${crypto.randomUUID().slice(0, 8)}.test`;
  const pupilOf = (school: string) =>
    createPerson('student', { school }, `${crypto.randomUUID().slice(0, 8)}@${domain}`);
  const [author, mate, other] = [await pupilOf('North'), await pupilOf('North'), await pupilOf('South')];
  const { id } = await createComic(author);
  expect(await seenBy(mate)).toEqual([id]);
  expect(await seenBy(other)).toEqual([]);
  expect(codeOf(await open(other, id))).toBe('comic_not_found');
});

const addressesIn = ({ pictures: { grid, strip } }: Comic) => [grid.png, grid.webp, strip.png, strip.webp];

const status = async (address: string) => (await fetch(`${cloud.url}${address}`)).status;

const statuses = (addresses: readonly string[]) => Promise.all(addresses.map(status));

test('404: the comics of a child who stops sharing are hidden, and earlier addresses of them end', async () => {
  const pupil = newSchool();
  const [author, mate] = await Promise.all([pupil({ age: 15 }), pupil()]);
  const { id } = await createComic(author);
  const before = (await open(mate, id)).body.comic.image_url;
  expect(await status(before)).toBe(200);
  await author.call(consent.decide, { body: { public_sharing: false } });
  expect(await seenBy(mate)).toEqual([]);
  expect(codeOf(await open(mate, id))).toBe('comic_not_found');
  await eventually(async () => ((await status(before)) === 200 ? undefined : true));
  await atRest();
  const own = (await open(author, id)).body.comic;
  for (const { png, webp } of [own.pictures.grid, own.pictures.strip])
    expect([await status(png), await status(webp)]).toEqual([200, 200]);
});

testOnOwnEngine(
  '403: every earlier address ends, wherever the worker that moves the pictures was killed',
  async () => {
    for (let after = 0, died = true; died; after += 4) {
      const pupil = newSchool();
      const [author, mate] = await Promise.all([pupil({ age: 15 }), pupil()]);
      const { id } = await createComic(author);
      const given = addressesIn((await open(mate, id)).body.comic);
      await killAfter('ComicsWorker', after);
      await author.call(consent.decide, { body: { public_sharing: false } });
      await atRest();
      died = await revive();
      await advanceClock('PT5S');
      await atRest();
      expect([after, await statuses(given)]).toEqual([after, [404, 404, 404, 404]]);
      const own = addressesIn((await open(author, id)).body.comic);
      expect([after, await statuses(own)]).toEqual([after, [200, 200, 200, 200]]);
    }
  },
);

test('403: an address from before midnight ends when the child stops sharing after midnight', async () => {
  const pupil = newSchool();
  const [author, mate] = await Promise.all([pupil({ age: 15 }), pupil()]);
  await toBeforeMidnight(author, 4);
  const { id } = await createComic(author);
  const before = (await open(mate, id)).body.comic.image_url;
  await advanceClock('PT5M');
  expect(codeOf(await open(mate, id))).toBe('comic_not_found');
  expect(await status(before)).toBe(200);
  await author.call(consent.decide, { body: { public_sharing: false } });
  await atRest();
  expect(await status(before)).not.toBe(200);
  expect(await status((await open(author, id)).body.comic.image_url)).toBe(200);
});

test('409: likes and reports of an own comic are refused and do not count', async () => {
  const author = await newSchool()();
  const { id } = await createComic(author);
  expect(codeOf(await like(author, id))).toBe('comic_is_own');
  expect(codeOf(await report(author, id))).toBe('comic_is_own');
  const { comic } = (await open(author, id)).body;
  expect(comic).toMatchObject({ likes: 0, user_has_liked: false });
});

test('200: operators can review shared comics before a report, and hide or approve them', async () => {
  const pupil = newSchool();
  const [author, other, mate, silent] = await Promise.all([
    pupil(),
    pupil(),
    pupil(),
    pupil({ consents: private_ }),
  ]);
  const operator = await createPerson('operator');
  const { id } = await createComic(author);
  const { id: second } = await createComic(other);
  const { id: unshared } = await createComic(silent);
  const unseen = async () =>
    (await operator.call(comics.reviews, { query: { list: 'unseen' } })).body.comics.map((one) => one.id);
  const decide = (which: string, decision: 'show' | 'hide' | 'undo') =>
    operator.call(comics.decide, { params: { id: which }, body: { decision } });
  const before = await unseen();
  expect(before.filter((one) => [id, second, unshared].includes(one))).toEqual([second, id]);
  await decide(id, 'show');
  await decide(second, 'hide');
  expect((await unseen()).filter((one) => before.includes(one) && [id, second].includes(one))).toEqual([]);
  expect(await seenBy(mate)).toEqual([id]);
  expect(codeOf(await decide(second, 'show'))).toBe('comic_not_found');
  await decide(second, 'undo');
  expect(await unseen()).toContain(second);
  expect((await seenBy(mate)).toSorted()).toEqual([id, second].toSorted());
  // A reported comic is on the other list.
  await report(mate, second);
  expect(await unseen()).not.toContain(second);
  const listed = (await operator.call(comics.reviews, { query: { list: 'reported' } })).body.comics;
  expect(listed.map((one) => one.id)).toContain(second);
  const actions = (await operator.call(audit.actions, { query: {} })).body.actions;
  expect(actions.slice(0, 3).map(({ action, target }) => [action, target])).toEqual([
    ['undo_comic', `${other.id} ${second}`],
    ['hide_comic', `${other.id} ${second}`],
    ['show_comic', `${author.id} ${id}`],
  ]);
  await advanceClock('P1D');
  expect(await unseen()).toEqual([]);
});
