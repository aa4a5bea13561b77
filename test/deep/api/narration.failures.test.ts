import { expect, test } from '@jest/globals';
import { speech } from '../../../local/tutor/voice/audio';
import { advanceClock, killAfter, revive, stored, testOnOwnEngine } from '../../support/cloud';
import { codeOf } from '../../support/endpoints';
import { fetched, speak, story } from '../../support/narration';
import { createPerson, type Person } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

const model = scriptedModel();

/** The sentences that a child has paid for today. */
const spentOf = async ({ id }: Person): Promise<number> => {
  type Row = Readonly<Record<string, { readonly S?: string; readonly N?: string } | undefined>>;
  const days = (await stored()).rows.flatMap(([key, row]) => {
    const { pk, sk, narration } = row as Row;
    return key.startsWith('item-') && pk?.S === `USER#${id}` && sk?.S?.startsWith('AI_DAY#')
      ? [Number(narration?.N ?? 0)]
      : [];
  });
  return days[0] ?? 0;
};

testOnOwnEngine(
  '200: a second child hears the same file, and neither a call nor a unit is spent on it',
  async () => {
    const [first, second, { id }] = await Promise.all([createPerson(), createPerson(), story()]);
    const one = (await speak(first, id, { count: 3 })).body.sentences;
    const two = (await speak(second, id, { count: 3 })).body.sentences;
    const file = ({ address }: { address: string }) => address.split('?')[0];
    expect(two.map(file)).toEqual(one.map(file));
    expect(model.seen.spoken).toHaveLength(3);
    expect([await spentOf(first), await spentOf(second)]).toEqual([3, 0]);
  },
);

testOnOwnEngine(
  '200, 409: of twenty children at once one has the sentence spoken, and the others ask again',
  async () => {
    const [{ id }, ...children] = await Promise.all([
      story(),
      ...Array.from({ length: 20 }, () => createPerson()),
    ]);
    const answers = await Promise.all(children.map((child) => speak(child, id)));
    expect(model.seen.spoken).toHaveLength(1);
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ code: 'sentence_being_spoken', retryable: true });
    const again = await Promise.all(children.map((child) => speak(child, id)));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    expect(model.seen.spoken).toHaveLength(1);
    const spent = await Promise.all(children.map(spentOf));
    expect(spent.reduce((sum, one) => sum + one, 0)).toBe(1);
  },
);

testOnOwnEngine.each([
  ['a page', Buffer.from(`<!doctype html>${' '.repeat(2000)}`)],
  ['JSON', Buffer.from(JSON.stringify({ error: 'x'.repeat(2000) }))],
  ['samples without a head', Buffer.alloc(48_000, 1)],
  ['nothing', Buffer.alloc(0)],
  ['the head of a file alone', speech({ input: 'Hi.' }).subarray(0, 999)],
  ['more than a sentence can be', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(3_999_998)])],
])(
  '503: an answer that is no sound is not stored, and costs its unit as every answer does: %s',
  async (_, answer) => {
    const [child, { id }] = await Promise.all([createPerson(), story()]);
    model.script.speak = () => answer;
    const before = (await stored()).objects.length;
    expect(await speak(child, id)).toMatchObject({ status: 503, body: { code: 'sentence_not_spoken' } });
    expect((await stored()).objects).toHaveLength(before);
    expect(await spentOf(child)).toBe(1);
    model.script.speak = speech;
    expect((await speak(child, id)).status).toBe(200);
  },
);

test.each([
  ['MP3 with a tag', 'ID3'],
  ['MP3', '\xff\xfb\x90'],
  ['MP3 of 24 kHz', '\xff\xf3\x84'],
])('200: %s is kept as such, up to the largest file', async (_, head) => {
  const [child, { id }] = await Promise.all([createPerson(), story()]);
  const sound = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(4_000_000 - head.length)]);
  model.script.speak = () => sound;
  const { sentences } = (await speak(child, id)).body;
  const { headers, bytes } = await fetched(sentences[0]?.address);
  expect([headers.get('content-type'), bytes.length]).toEqual(['audio/mpeg', sound.length]);
});

testOnOwnEngine.each([500, 400, 429])(
  '503: a model that answers %s costs nothing, and the next call asks it again',
  async (status) => {
    const [child, { id }] = await Promise.all([createPerson(), story()]);
    model.script.speak = () => status;
    expect(await speak(child, id)).toMatchObject({ status: 503, body: { code: 'sentence_not_spoken' } });
    expect(await spentOf(child)).toBe(0);
    model.script.speak = speech;
    expect((await speak(child, id)).status).toBe(200);
  },
);

test('200: the failure of a later sentence is left out, and the first one is read', async () => {
  const [child, { id, sentences }] = await Promise.all([createPerson(), story()]);
  model.script.speak = (body) => (body.input === sentences[1] ? 500 : speech(body));
  const { body } = await speak(child, id, { count: 3 });
  expect(body.sentences.map(({ paragraph, from }) => [paragraph, from === 0])).toEqual([
    [0, true],
    [1, true],
  ]);
  expect(codeOf(await speak(child, id, { sentence: 1 }))).toBe('sentence_not_spoken');
});

test('200: a sound is used for a year, and then spoken anew', async () => {
  const [child, { id }] = await Promise.all([createPerson(), story()]);
  await speak(child, id);
  await advanceClock('P364D');
  await speak(child, id);
  expect(model.seen.spoken).toHaveLength(1);
  await advanceClock('P2D');
  expect((await speak(child, id)).status).toBe(200);
  expect(model.seen.spoken).toHaveLength(2);
});

testOnOwnEngine(
  '200: a call that died at any step keeps others from the sentence for 25 seconds at most',
  async () => {
    let [steps, waited, died] = [0, 0, true];
    for (; died; steps++) {
      const [child, other, { id }] = await Promise.all([createPerson(), createPerson(), story()]);
      await killAfter('Narration', steps);
      await speak(child, id);
      died = await revive();
      const soon = await speak(other, id);
      if (soon.status !== 200) {
        expect(codeOf(soon)).toBe('sentence_being_spoken');
        waited++;
        await advanceClock('PT10S');
        expect(codeOf(await speak(other, id))).toBe('sentence_being_spoken');
        await advanceClock('PT16S');
        expect((await speak(other, id)).status).toBe(200);
      }
    }
    expect([steps > 6, waited > 2]).toEqual([true, true]);
  },
);
