import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../../contract/articles/endpoints';
import { users } from '../../../contract/users/endpoints';
import {
  answersTo,
  asWritten,
  author,
  judged,
  keyOf,
  solved,
  type Written,
  written,
} from '../../support/article-model';
import { beginNext, submitArticle } from '../../support/articles';
import { advanceClock, atRest, outages } from '../../support/cloud';
import { materialOf, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';

afterEach(() => outages({ queues: false }));
const model = scriptedModel(author);

const asked = (task: string) => model.seen.chat.filter((request) => taskOf(request) === task);

test('200: the model’s article has five gaps of one part of speech, and its answers stay on the server', async () => {
  const child = await createPerson();
  const article = await beginNext(child);
  expect(article).toMatchObject({ title: written.title, origin: 'model' });
  expect(article.content.match(/<BLANK>/g)).toHaveLength(5);
  const answers = answersTo(article);
  expect(article.word_bank.toSorted()).toEqual([...answers, ...written.distractors].toSorted());
  expect(keyOf(written)).toEqual(expect.arrayContaining(answers));
  const { body } = await submitArticle(child, article.id, answers);
  expect({ score: body.score, points: body.points, sources: body.sources }).toEqual({
    score: 5,
    points: 50,
    sources: written.sources,
  });
  expect(body.blanks.map(({ why }) => why)).toEqual(
    written.why.filter((_, i) => answers.includes(keyOf(written)[i] ?? '')),
  );
});

test('200: the submission orders the next article, so that the page opens instantly', async () => {
  const child = await createPerson();
  const { id, content } = await beginNext(child);
  const other = asWritten('How Bats Find Their Way at Night');
  model.script.chat = author(other);
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  const calls = model.seen.chat.length;
  await outages({ queues: true });
  const { body } = await child.call(articles.generate, { body: {} });
  expect(body.article).toMatchObject({ origin: 'model', title: other.title });
  expect(model.seen.chat.length).toBe(calls);
});

test('200: prompts neither name the child nor attribute interests to it', async () => {
  const child = await createPerson('student', { age: 11, school: 'Maple Hill School' });
  const { username } = (await child.call(users.me, {})).body;
  const own = [`Robots of ${username}`, `mail me at ${child.email}`, 'Kites'];
  await child.call(users.update, { body: { interests: { hobbies: own } } });
  await beginNext(child);
  const [request] = asked('article');
  const material = materialOf(request ?? { model: '', messages: [] });
  expect(material).toContain('Subjects: "Kites"\n');
  expect(material).toContain('Reading grade: 6.7');
  for (const secret of ['Robots of', username, child.email, child.id, 'Maple Hill'])
    expect(JSON.stringify(model.seen)).not.toContain(secret);
  expect(model.seen.moderated[0]).toEqual(['Kites']);
});

test('200: a child’s words that moderation flags are not sent to the model', async () => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { hobbies: ['wombat wrestling'] } } });
  model.script.moderate = (input) => input.map((text) => ({ flagged: text.includes('wombat') }));
  await beginNext(child);
  expect(asked('article')).toHaveLength(1);
  expect(JSON.stringify(model.seen.chat)).not.toContain('wombat');
});

interface Case {
  /** The content of the model's answer if it is not an article. */
  readonly content?: string;
  readonly article?: Partial<Written>;
  readonly solved?: (of: Written) => object;
  readonly judged?: (of: Written) => object;
}

/** Begins an article for each case, with a different answer of the model. All run at once, because most of it is waiting. */
const beginCases = async (cases: Readonly<Record<string, Case>>) => {
  const all = Object.values(cases).map((one, i) => ({
    ...one,
    article: {
      ...written,
      text: written.text.replace('Sand does', `Sand number ${i} does`),
      ...one.article,
    },
  }));
  model.script.chat = (request) => {
    const material = materialOf(request);
    // The interest identifies the child of a request to write, and the number the article of a check.
    const [, number = ''] = /"kites of sort (\d+)"|Sand number (\d+)/.exec(material)?.filter(Boolean) ?? [];
    const { content, article = written, ...answers } = all[Number.parseInt(number, 10)] ?? {};
    return content ?? author(article, answers)(request);
  };
  const given = Object.keys(cases).map(async (name, i) => {
    const child = await createPerson();
    await child.call(users.update, { body: { interests: { hobbies: [`kites of sort ${i}`] } } });
    return [name, await beginNext(child)] as const;
  });
  return Promise.all(given);
};

const gapsOf =
  (change: (gap: { gap: number; fits: string[] }) => { gap: number; fits: string[] }) => (of: Written) => ({
    ...solved(of),
    gaps: solved(of).gaps.map(change),
  });
const firstGap = (...fits: string[]) => gapsOf((one) => (one.gap === 1 ? { gap: 1, fits } : one));

test('200: a spare gap replaces one with another solution or another part of speech', async () => {
  const kinds = (of: Written) =>
    solved(of).words.map((one) => (one.word === 'neck' ? { ...one, kind: 'verb' } : one));
  const given = await beginCases({
    'another word is found': { solved: firstGap('wind') },
    'nothing fits': { solved: firstGap() },
    'two words fit': { solved: firstGap('neck', 'wind') },
    'two answers to one gap': {
      solved: (of) => ({ ...solved(of), gaps: [{ gap: 1, fits: ['wind'] }, ...solved(of).gaps] }),
    },
    'the second answer is another': {
      solved: (of) => ({ ...solved(of), gaps: [...solved(of).gaps, { gap: 1, fits: ['wind'] }] }),
    },
    'a second answer finds nothing': {
      solved: (of) => ({ ...solved(of), gaps: [{ gap: 1, fits: [] }, ...solved(of).gaps] }),
    },
    'two parts of speech': {
      solved: (of) => ({ ...solved(of), words: [{ word: 'neck', kind: 'verb' }, ...solved(of).words] }),
    },
    'another part of speech': { solved: (of) => ({ ...solved(of), words: kinds(of) }) },
  });
  for (const [name, { origin, content, word_bank }] of given)
    expect({
      name,
      origin,
      isFilled: content.includes('joined by a narrow neck.'),
      inBank: word_bank.includes('neck'),
    }).toEqual({ name, origin: 'model', isFilled: true, inBank: false });
});

test('200: one of our own articles replaces a bad article of the model', async () => {
  const { text, why } = written;
  model.script.moderate = (input) => input.map((one) => ({ flagged: one.includes('cleric') }));
  const given = await beginCases({
    'nothing wrong with it': {},
    'none of the words': { content: JSON.stringify(written) },
    'too short': { article: { text: text.slice(0, 500) } },
    'a word of the bank elsewhere': { article: { title: 'The Winds of Sand' } },
    'a brand': { article: { title: 'A Clock Made of Lego' } },
    'a tragedy': { article: { text: text.replace('Sand does not care', 'There was a massacre') } },
    'speaks about the reader': { article: { text: text.replace('Sand', 'As you love clocks, sand') } },
    'for older readers': { article: { text: text.replaceAll('. ', ', considerably ') } },
    'no sources': { article: { sources: [] } },
    'no distractor': { article: { distractors: [] } },
    'no facts': { article: { facts: [] } },
    'a reason too few': { article: { why: why.slice(1) } },
    'a link': { article: { sources: ['see https://example.com'] } },
    'asks for personal details': { article: { why: why.with(0, 'Where do you live?') } },
    'flagged by moderation': { article: { text: text.replace('priest', 'cleric') } },
    'a fact that is not confirmed': { judged: (of) => ({ ...judged(of), facts: judged(of).facts.slice(1) }) },
    'a wrong fact': {
      judged: (of) => ({ ...judged(of), facts: judged(of).facts.map((one) => ({ ...one, is_true: false })) }),
    },
    'a doubtful statement': { judged: (of) => ({ ...judged(of), doubtful: ['Sand does not care.'] }) },
    'a living child': { judged: (of) => ({ ...judged(of), concerns: ['living child'] }) },
    'fewer than five gaps that hold': {
      solved: (of) => ({ ...solved(of), gaps: solved(of).gaps.slice(0, 4) }),
    },
    'distractors that fit': {
      solved: gapsOf((one) => (one.gap === 8 ? { gap: 8, fits: ['garden', 'feather'] } : one)),
    },
    'checked in another shape': { solved: () => ({ gaps: 'fine' }) },
    'no JSON': { content: 'Here is your article!' },
    'another shape': { content: '{"can_write":true,"title":7}' },
  });
  expect(given.filter(([, { origin }]) => origin === 'model').map(([name]) => name)).toEqual([
    'nothing wrong with it',
  ]);
  // An article that our own checks refuse is never sent to the model's checks.
  const checked = new Set(
    asked('checking').map((request) => Number(/Sand number (\d+)/.exec(materialOf(request))?.[1])),
  );
  expect(given.flatMap(([name], i) => (checked.has(i) ? [name] : []))).toEqual([
    'nothing wrong with it',
    'a fact that is not confirmed',
    'a wrong fact',
    'a doubtful statement',
    'a living child',
    'fewer than five gaps that hold',
    'distractors that fit',
    'checked in another shape',
  ]);
});

test('200: an article without the words to teach is requested once more', async () => {
  const child = await createPerson();
  const answer = author();
  model.script.chat = (request) =>
    taskOf(request) === 'article' && asked('article').length === 1
      ? JSON.stringify(written)
      : answer(request);
  expect((await beginNext(child)).origin).toBe('model');
  expect(asked('article')).toHaveLength(2);
});

test('200: due words are requested, and an article with too few of them is not used', async () => {
  const child = await createPerson();
  const { id, content } = await beginNext(child);
  await outages({ queues: true });
  await submitArticle(child, id, answersTo({ content }));
  await outages({ queues: false });
  await advanceClock('P2D');
  const bats = author(asWritten('How Bats Find Their Way at Night'));
  model.script.chat = (request) => {
    const messages = request.messages.map((one) => ({
      ...one,
      content:
        typeof one.content === 'string' ? one.content.replace(/^Words to meet again: .*$/m, '') : one.content,
    }));
    return bats({ ...request, messages });
  };
  const { origin } = await beginNext(child);
  const [last] = asked('article').slice(-1).map(materialOf);
  expect(last).toMatch(/^Words to meet again: "\w+"/m);
  expect(origin).toBe('ours');
});

test('200: an article similar to one of the last ten is not used', async () => {
  const child = await createPerson();
  const { id, content } = await beginNext(child);
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article').slice(1).map(materialOf).join()).toContain(`"${written.title}"`);
  expect((await beginNext(child)).origin).toBe('ours');
});
