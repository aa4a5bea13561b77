/** @jest-environment-options {"terms": true} */
import { afterEach, describe, expect } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { chat } from '../../../contract/chat/endpoints';
import { comics } from '../../../contract/comics/endpoints';
import { consent } from '../../../contract/consent/endpoints';
import { users } from '../../../contract/users/endpoints';
import type { Mail } from '../../../local/outbox';
import { humming } from '../../../local/tutor/voice/microphone';
import { askForArticle, beginArticle, submitArticle } from '../../support/articles';
import { createBook } from '../../support/books';
import { openChat, startTalk } from '../../support/chat';
import {
  advanceClock,
  atRest,
  eventually,
  outages,
  resetClock,
  seed,
  testOnOwnEngine as test,
  useModel,
} from '../../support/cloud';
import { send as sendStory, story } from '../../support/comics';
import {
  agreed,
  answer,
  anybody,
  asked,
  change,
  confirm,
  confirmable,
  consents,
  everything,
  mailAbout,
  mailsAbout,
  subjects,
  view,
} from '../../support/consent';
import { codeOf } from '../../support/endpoints';
import { newAddress, passOnSchedule, tokenIn } from '../../support/mail';
import { startPainter } from '../../support/painter';
import { createPerson, meOf, type Person } from '../../support/people';
import { closeAllSockets } from '../../support/sockets';
import {
  again,
  answerByLink,
  answerInAccount,
  askGrownUp,
  comesIntoForce,
  expectRefused,
  passMidnight,
  shortlyBefore,
  termsOf,
  termsSubject,
} from '../../support/terms';
import { openVoice, startVoice } from '../../support/voice';

afterEach(async () => {
  closeAllSockets();
  await outages({ model: false });
  await useModel();
  await resetClock();
});

const pointsOf = async (child: Person) => (await meOf(child)).points;

/** The mails about newer terms to an address, after a run of the schedule. */
const mailsAfter = async (duration: string, address: string) => {
  await passOnSchedule(duration);
  const first = await mailsAbout(address, termsSubject);
  return [...first, ...(await mailsAbout(address, `Reminder: ${termsSubject}`))];
};

type Records = readonly { kind: string; given: boolean; version: string; method: string }[];
const termsIn = (history: Records) =>
  history
    .filter(({ kind }) => kind === 'terms')
    .map(({ given, version, method }) => [version, given, method]);

/** A child of nine, let in by a guardian who has an account. */
const withParent = async (parent?: Person) => {
  const guardian = parent ?? (await createPerson('parent'));
  const { child } = await agreed(everything, guardian.email);
  return { child, guardian };
};

describe('a child in the middle of something', () => {
  test('403: the next turn of a talk is refused kindly and costs nothing; after the guardian’s answer the talk goes on', async () => {
    const { child, token } = await agreed();
    const { id } = await createBook();
    await shortlyBefore('second');
    const reader = await again(child);
    const { session_id, say } = await startTalk(reader, { bookId: id });
    expect((await say('I liked the dragon very much')).status).toBe(200);
    const before = await pointsOf(reader);
    await passMidnight();
    const request = '00000000-0000-4000-8000-000000000001';
    const refused = await say('And then the dragon baked bread', request);
    expectRefused(refused, 'terms_waiting');
    expect(refused.body.error).toContain('you can go on reading');
    expect(await pointsOf(reader)).toBe(before);
    const { messages } = (await reader.call(chat.session, { params: { id: session_id } })).body;
    expect(messages).toHaveLength(3);
    expect((await answerByLink(token, 'second')).body.terms).toBeNull();
    const answered = await say('And then the dragon baked bread', request);
    expect([answered.status, answered.body.session_id]).toEqual([200, session_id]);
    expect(await pointsOf(reader)).toBe(before + 2);
  });

  test('a voice chat ends with the reason at its next turn, and starts again after the answer', async () => {
    const { child, token } = await agreed();
    const { id: bookId } = await createBook();
    await shortlyBefore('second');
    const reader = await again(child);
    const talk = await startVoice(reader, { bookId });
    await passMidnight();
    await talk.speak(humming(6));
    expect(await talk.next('error')).toMatchObject({ code: 'terms_waiting' });
    expect(await talk.next('voice_chat_ended')).toMatchObject({ points_earned: 0 });
    const another = await openVoice(reader, { bookId });
    another.mute(false);
    expect(await another.next('error')).toMatchObject({ code: 'terms_waiting' });
    await answerByLink(token, 'second');
    await startVoice(reader, { bookId });
  });

  test('403: a story that waits for its picture is not sent; the day stays free and the story is drawn after the answer', async () => {
    const painter = await startPainter();
    await useModel(painter.url);
    const { child, token } = await agreed();
    await comesIntoForce('second');
    const reader = await again(child);
    const id = await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'reading' });
    await advanceClock('PT10M');
    await seed({ task: 'drawAgain', userId: child.id, id, times: 1 });
    await atRest();
    expect([painter.painted, painter.prompts]).toEqual([0, []]);
    expect((await reader.call(comics.progress, {})).body).toMatchObject({
      state: 'refused',
      refusal: { code: 'terms_waiting' },
    });
    const { draft } = (await reader.call(comics.draft, {})).body;
    expect(draft?.story).toBe(story());
    await useModel();
    await answerByLink(token, 'second');
    expect((await sendStory(reader)).body.state).toBe('finished');
  });

  test('a picture that is drawn already is lettered under the terms of its story: nothing is sent any more', async () => {
    const { child } = await agreed();
    await comesIntoForce('second');
    const reader = await again(child);
    await seed({ task: 'killedDrawing', userId: child.id, story: story(), step: 'lettering' });
    await advanceClock('PT10M');
    const { state } = await eventually(async () => {
      const { body } = await reader.call(comics.progress, {});
      return body.state === 'drawing' ? undefined : body;
    });
    expect(state).toBe('finished');
  });

  test('200: an article that was begun is finished and paid; the next one is ordered after the answer, at once', async () => {
    const { child, token } = await agreed();
    await shortlyBefore('second');
    const reader = await again(child);
    await outages({ model: true });
    const article = await beginArticle(reader);
    await outages({ model: false });
    await passMidnight();
    expect((await submitArticle(reader, article.id, article.answers)).body.points).toBe(50);
    await atRest();
    expectRefused(await reader.call(articles.generate, { body: {} }), 'terms_waiting');
    await answerByLink(token, 'second');
    expect((await askForArticle(reader)).status).toBe(200);
  });
});

describe('the guardian', () => {
  test('200: is mailed once for all children, reminded once after seven days, and answers for all by one link', async () => {
    const adult = newAddress('guardian');
    const [one, two] = [await agreed(everything, adult), await agreed(everything, adult)];
    await comesIntoForce('second');
    const [first, second] = [await again(one.child), await again(two.child)];
    expect(await termsOf(first)).toEqual({ state: 'waiting', mine: null, children: null });
    expect([await askGrownUp(first), await askGrownUp(second), await askGrownUp(first)]).toEqual(
      Array(3).fill('grown_up'),
    );
    const [mail, ...more] = await mailsAfter('PT6M', adult);
    expect(more).toEqual([]);
    for (const child of [first, second]) expect(mail?.text).toContain((await meOf(child)).username);
    expect(mail?.text).toContain('Wren can sing.');
    expect(await mailsAfter('P6D', adult)).toHaveLength(1);
    expect(await mailsAfter('P1DT1H', adult)).toHaveLength(2);
    await askGrownUp(await again(one.child));
    const mails = await mailsAfter('P10D', adult);
    expect(mails).toHaveLength(2);
    // Both mails' links work, and so do the links of the first consent.
    for (const { body } of await Promise.all([
      view(tokenIn(mails[1] as Mail)),
      view(one.token),
      view(two.token),
    ]))
      expect(body.terms).toMatchObject({ version: 'second', declined: false });
    const { names } = (await view(tokenIn(mails[1] as Mail))).body.terms ?? {};
    expect(names).toHaveLength(2);
    const { body } = await answerByLink(tokenIn(mails[1] as Mail), 'second');
    expect([body.terms, body.version]).toEqual([null, 'second']);
    for (const { child } of [one, two]) expect((await meOf(await again(child))).terms).toBe('agreed');
  });

  test('200: who does not come back is not mailed, and who answered in time is not reminded', async () => {
    const { child, adult, token } = await agreed();
    await comesIntoForce('second');
    expect(await mailsAfter('P1D', adult)).toEqual([]);
    await askGrownUp(await again(child));
    expect(await mailsAfter('PT6M', adult)).toHaveLength(1);
    await answerByLink(token, 'second');
    expect(await mailsAfter('P8D', adult)).toHaveLength(1);
  });

  test('200: agrees in the account for all children; every answer is kept with its version', async () => {
    const { guardian, child } = await withParent();
    const sibling = (await withParent(guardian)).child;
    await comesIntoForce('second');
    const parent = await again(guardian);
    const { children } = await termsOf(parent);
    expect(children).toMatchObject({ version: 'second', declined: false });
    expect(children?.names).toHaveLength(2);
    expect((await answerInAccount(parent, 'second')).body.children).toBeNull();
    await comesIntoForce('third');
    const later = await again(guardian);
    await answerInAccount(later, 'third');
    const cases = (await later.call(consent.children, {})).body.children;
    expect(cases.map(({ child_id }) => child_id).toSorted()).toEqual([child.id, sibling.id].toSorted());
    for (const { history, version } of cases) {
      expect(version).toBe('third');
      expect(termsIn(history)).toEqual([
        ['third', true, 'parent_account'],
        ['second', true, 'parent_account'],
      ]);
      const first = history.filter(({ kind }) => kind === 'core').map((one) => one.version);
      expect(new Set(first)).toEqual(new Set(['2026-11']));
    }
  });

  test('200: a "not now" is kept once, is not reminded, leaves reading open, and a later yes counts', async () => {
    const { child, adult, token } = await agreed();
    const { id } = await createBook();
    await comesIntoForce('second');
    const reader = await again(child);
    await askGrownUp(reader);
    await mailsAfter('PT6M', adult);
    await answerByLink(token, 'second', false);
    const { body } = await answerByLink(token, 'second', false);
    expect(body.terms).toMatchObject({ version: 'second', declined: true });
    expect(body.version).toBe('2026-11');
    expect(termsIn(body.history)).toEqual([['second', false, 'adult_link']]);
    expect(await mailsAfter('P8D', adult)).toHaveLength(1);
    const later = await again(child);
    expectRefused(await openChat(later, { bookId: id }), 'terms_waiting');
    expect((await later.call(users.me, {})).body.terms).toBe('waiting');
    await answerByLink(token, 'second');
    expect((await openChat(later, { bookId: id })).status).toBe(200);
  });

  test('403: gives nothing new before the answer; taking back works, and the record names the version agreed to', async () => {
    const { child, token } = await agreed(consents('core', 'ai_text'));
    await comesIntoForce('second');
    expect(codeOf(await change(token, everything))).toBe('terms_required');
    const { body } = await change(token, consents('core'));
    expect(body.history[0]).toMatchObject({ kind: 'ai_text', given: false, version: '2026-11' });
    await answerByLink(token, 'second');
    const after = (await change(token, everything)).body;
    expect(after.history[0]).toMatchObject({ given: true, version: 'second' });
    expect((await meOf(await again(child))).consents).toEqual(everything);
  });

  test('404: a first mail’s link, a wrong link and a stranger answer nothing', async () => {
    const { child, first, token } = await confirmable();
    await comesIntoForce('second');
    for (const wrong of [first, token, `${child.id}.${'x'.repeat(43)}`])
      expect(codeOf(await answerByLink(wrong, 'second'))).toBe('consent_link_invalid');
    const { child: another } = await agreed();
    const stranger = await createPerson('parent');
    expect((await answerInAccount(stranger, 'second')).body.children).toBeNull();
    expect((await meOf(await again(another))).terms).toBe('agreed');
  });

  test('400: a version that is not in force cannot be answered', async () => {
    const { token } = await agreed();
    await comesIntoForce('second');
    expect(codeOf(await answerByLink(token, 'third'))).toBe('invalid_input');
  });
});

describe('links of mails that were sent before a version', () => {
  test('200: the first mail’s page shows the present version, and the answer is about the one that it showed', async () => {
    await shortlyBefore('second');
    const { token: first } = await asked();
    await passMidnight();
    expect((await view(first)).body.version).toBe('second');
    const sent = { token: first, consents: everything, is_guardian: true } as const;
    expect((await anybody(consent.answer, { body: { ...sent, version: 'third' } })).status).toBe(400);
    const { body } = await anybody(consent.answer, { body: { ...sent, version: 'second' } });
    expect(new Set(body.history.map(({ version }) => version))).toEqual(new Set(['second']));
  });

  test('200: a page that was opened before answers for its version, and the newer one is asked about afterwards', async () => {
    await shortlyBefore('second');
    const { child, adult, token: first } = await asked();
    const shown = (await view(first)).body.version;
    await passMidnight();
    const sent = { token: first, consents: everything, is_guardian: true } as const;
    await anybody(consent.answer, { body: { ...sent, version: shown } });
    await passOnSchedule('PT65M');
    const token = tokenIn(await mailAbout(adult, subjects.confirmation));
    expect((await view(token)).body).toMatchObject({ version: 'wording', terms: null });
    const { body } = await confirm(token);
    expect(body).toMatchObject({ status: 'given', version: 'wording', terms: { version: 'second' } });
    expect((await meOf(await again(child))).terms).toBe('waiting');
    await answerByLink(token, 'second');
    expect((await meOf(await again(child))).terms).toBe('agreed');
  });

  test('200: the second mail’s link confirms the version that was answered', async () => {
    await shortlyBefore('second');
    const { token: first, adult } = await asked();
    await answer(first, everything);
    await passMidnight();
    await passOnSchedule('PT65M');
    const { body } = await confirm(tokenIn(await mailAbout(adult, subjects.confirmation)));
    expect(body).toMatchObject({ status: 'given', version: 'wording', terms: { version: 'second' } });
  });
});
