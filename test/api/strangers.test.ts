import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { classes } from '../../contract/classes/endpoints';
import { resetClock, seed } from '../support/cloud';
import { agreed, change, everything, mailAbout, mailsAbout, subjects } from '../support/consent';
import { codeOf } from '../support/endpoints';
import { childrenOf, decide } from '../support/families';
import {
  booksOf,
  changeFields,
  countsOf,
  createFriendly,
  createSchool,
  friendsOf,
  idsOfFriends,
  openWith,
  request,
  requestsOf,
  respond,
  searchByEmail,
  unfriend,
} from '../support/friends';
import { mailsOut } from '../support/mail';
import { doneByTwo } from '../support/operators';
import { createPerson, createTeen, meOf, type Person } from '../support/people';

afterEach(resetClock);

/** A child of nine with a guardian who has an account. */
const createFamily = async () => {
  const guardian = await createPerson('parent', { verified: false });
  const { child, token } = await agreed(everything, guardian.email);
  return { guardian, child, token };
};

const subjectAbout = async (child: Person) =>
  `Somebody asks to see what “${(await meOf(child)).username}” reads at Inkwren`;

const expectBlind = async (adult: Person, child: Person) => {
  expect(await friendsOf(adult)).toEqual([]);
  expect(codeOf(await booksOf(adult, child))).toBe('friend_books_unavailable');
};

const peopleOf = async (guardian: Person) => {
  const [child] = await childrenOf(guardian);
  const ids = (all: readonly { id: string | null }[] = []) => all.map(({ id }) => id);
  return {
    asking: ids(child?.grown_ups.asking),
    seeing: ids(child?.grown_ups.seeing),
    friends: ids(child?.friends),
  };
};

describe.each(['parent', 'teacher'] as const)(
  'a verified %s who is a stranger to a nine-year-old',
  (role) => {
    let family: Awaited<ReturnType<typeof createFamily>>;
    let stranger: Person;
    beforeEach(async () => {
      [family, stranger] = [await createFamily(), await createPerson(role)];
    });

    test('200: sees nothing after the child’s yes alone: a guardian is asked by mail and must agree', async () => {
      const { guardian, child } = family;
      expect((await request(stranger, child)).body).toEqual({ auto_accepted: false });
      const mail = await mailAbout(guardian.email, await subjectAbout(child));
      expect(mail.text).toContain(`A ${role} with the address ${stranger.email[0]}•••@`);
      expect(mail.text).not.toContain(stranger.email);
      expect(mail.text).not.toContain((await meOf(stranger)).username);

      expect((await requestsOf(child)).grown_ups.asking).toMatchObject([
        { id: stranger.id, accepted: false, needs_guardian: true },
      ]);
      expect((await respond(child, stranger)).body).toEqual({ friendship_status: 'request_received' });
      expect((await requestsOf(child)).grown_ups).toMatchObject({
        asking: [{ id: stranger.id, accepted: true, needs_guardian: true }],
        seeing: [{ id: guardian.id }],
      });
      await expectBlind(stranger, child);
      expect((await openWith(stranger)).outgoing).toEqual([child.id]);
      expect((await searchByEmail(stranger, child.email)).body.friendship_status).toBe('request_sent');

      const [shown] = await childrenOf(guardian);
      expect(shown?.grown_ups).toMatchObject({
        asking: [{ id: stranger.id, role, accepted: true, needs_guardian: true, you: false }],
        seeing: [{ id: guardian.id, you: true, removable: false }],
      });
      expect(shown?.grown_ups.asking[0]?.address).toBe(`${stranger.email[0]}•••@${role}.test`);

      const { body } = await decide(guardian, child, stranger, true);
      expect(body.grown_ups).toMatchObject({
        asking: [],
        seeing: [{ id: guardian.id }, { id: stranger.id, removable: true, needs_guardian: false }],
      });
      expect(await idsOfFriends(stranger)).toEqual([child.id]);
      expect((await openWith(stranger)).outgoing).toEqual([]);
    });

    test('200: sees nothing after the guardian’s yes alone either, until the child accepts', async () => {
      const { guardian, child } = family;
      await request(stranger, child);
      await decide(guardian, child, stranger, true);
      await expectBlind(stranger, child);
      expect((await requestsOf(child)).grown_ups.asking).toMatchObject([
        { id: stranger.id, accepted: false, needs_guardian: false },
      ]);
      expect((await respond(child, stranger)).body).toEqual({ friendship_status: 'friends' });
      expect(await idsOfFriends(stranger)).toEqual([child.id]);
    });

    test('409: can be declined by the guardian, with the same answer as by a child', async () => {
      const { guardian, child } = family;
      await request(stranger, child);
      await respond(child, stranger);
      await decide(guardian, child, stranger, false);
      expect(await openWith(stranger)).toEqual({ incoming: [], outgoing: [], rejected: [child.id] });
      expect(codeOf(await request(stranger, child))).toBe('asked_recently');
      expect(codeOf(await respond(child, stranger))).toBe('request_not_found');
      expect(await peopleOf(guardian)).toEqual({ asking: [], seeing: [guardian.id], friends: [] });
      expect(await countsOf(stranger)).toEqual({ friends: 0, asked: 0 });
    });

    test('200: can be removed by the guardian at any time, immediately', async () => {
      const { guardian, child } = family;
      await request(stranger, child);
      await respond(child, stranger);
      await decide(guardian, child, stranger, true);
      await decide(guardian, child, stranger, false);
      await expectBlind(stranger, child);
      expect((await requestsOf(child)).grown_ups.seeing.map(({ id }) => id)).toEqual([guardian.id]);
    });

    test('200: sees nothing if accepted before guardians were asked, until one agrees', async () => {
      const { guardian, child } = family;
      await changeFields(child.id, { age: 14 });
      await request(stranger, child);
      await respond(child, stranger);
      expect(await idsOfFriends(stranger)).toEqual([child.id]);
      await changeFields(child.id, { age: 9 });
      await expectBlind(stranger, child);
      expect((await peopleOf(guardian)).asking).toEqual([stranger.id]);
      await decide(guardian, child, stranger, true);
      expect(await idsOfFriends(stranger)).toEqual([child.id]);
    });

    test('404: cannot find a child with a school’s consent and without a guardian', async () => {
      const { createPupil } = await createSchool();
      const pupil = await createPupil();
      const unknown = role === 'teacher' ? 'student_email_unknown' : 'child_email_unknown';
      expect(codeOf(await searchByEmail(stranger, pupil.email))).toBe(unknown);
      expect(codeOf(await request(stranger, pupil))).toBe('recipient_unknown');
      expect((await requestsOf(pupil)).grown_ups.asking).toEqual([]);
    });
  },
);

describe('a guardian', () => {
  test('404: can answer only for an own child, and only about adults who ask or see it', async () => {
    const [{ guardian, child }, other] = [await createFamily(), await createFamily()];
    const stranger = await createPerson('parent');
    await request(stranger, child);
    expect(codeOf(await decide(other.guardian, child, stranger, true))).toBe('child_not_found');
    expect(codeOf(await decide(stranger, child, stranger, true))).toBe('child_not_found');
    expect(codeOf(await decide(guardian, child, other.guardian, true))).toBe('relation_not_found');
    expect(codeOf(await decide(guardian, child, guardian, false))).toBe('relation_not_found');
    expect((await peopleOf(guardian)).asking).toEqual([stranger.id]);
  });

  test('200: can remove a verified teacher of the school, who then needs a yes, even with a class code', async () => {
    const { guardian, child } = await createFamily();
    const { teacher, domain } = await createSchool();
    await changeFields(child.id, { school: domain });
    const { id } = (await teacher.call(classes.create, { body: { name: 'Owls' } })).body;
    const { code } = (await teacher.call(classes.change, { params: { id }, body: { code: 'new' } })).body;
    const join = () => child.call(classes.join, { body: { code: code ?? '' } });
    await join();
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
    expect(await mailsAbout(guardian.email, await subjectAbout(child))).toEqual([]);
    await decide(guardian, child, teacher, false);
    await expectBlind(teacher, child);
    await join();
    await expectBlind(teacher, child);
    expect((await peopleOf(guardian)).asking).toEqual([teacher.id]);
    await decide(guardian, child, teacher, true);
    expect(await idsOfFriends(teacher)).toEqual([child.id]);
  });

  test('200: sees the friends of the child, and can end a friendship', async () => {
    const { guardian, child } = await createFamily();
    await changeFields(child.id, { discoverable: true });
    const friend = await createFriendly();
    await request(friend, child);
    await respond(child, friend);
    expect((await peopleOf(guardian)).friends).toEqual([friend.id]);
    expect(codeOf(await decide(guardian, child, friend, true))).toBe('relation_not_found');
    const { body } = await decide(guardian, child, friend, false);
    expect(body.friends).toEqual([]);
    expect(await idsOfFriends(friend)).toEqual([]);
    expect(codeOf(await request(friend, child))).toBe('asked_recently');
  });

  test('200: loses every given yes when the guardianship ends', async () => {
    const [{ guardian, child, token }, operator] = [await createFamily(), await createPerson('operator')];
    const stranger = await createPerson('parent');
    await request(stranger, child);
    await respond(child, stranger);
    await decide(guardian, child, stranger, true);
    const body = { adult_email: guardian.email, child_id: child.id };
    expect((await doneByTwo(operator, { action: 'end_guardianship', ...body })).status).toBe(200);
    const next = await createPerson('parent', { verified: false });
    await seed({ task: 'guardian', adult: next.email, childId: child.id });
    await changeFields(child.id, { consents: everything });
    await expectBlind(stranger, child);
    expect((await peopleOf(next)).asking).toEqual([stranger.id]);
    expect(codeOf(await change(token, everything))).toBe('consent_link_invalid');
  });

  test('200: is asked once, with or without an account, even by bulk requests', async () => {
    const { child, adult } = await agreed();
    const stranger = await createPerson('teacher');
    const subject = await subjectAbout(child);
    await request(stranger, child);
    await request(stranger, child);
    await mailAbout(adult, subject);
    await mailsOut();
    expect(await mailsAbout(adult, subject)).toHaveLength(1);
    expect(await mailsAbout(adult, subjects.invitation)).not.toEqual([]);
  });
});

test('200: a student who decides alone can accept a grown-up without a guardian', async () => {
  const [stranger, teen] = [await createPerson('parent'), await createTeen()];
  await request(stranger, teen);
  expect((await respond(teen, stranger)).body).toEqual({ friendship_status: 'friends' });
  expect(await idsOfFriends(stranger)).toEqual([teen.id]);
});

test('200: a child can withdraw a yes before the guardian has answered', async () => {
  const [{ guardian, child }, stranger] = [await createFamily(), await createPerson('parent')];
  await request(stranger, child);
  await respond(child, stranger);
  expect((await unfriend(child, stranger)).status).toBe(200);
  expect(codeOf(await decide(guardian, child, stranger, true))).toBe('relation_not_found');
  await expectBlind(stranger, child);
});
