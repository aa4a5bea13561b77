import { afterEach, expect, test } from '@jest/globals';
import { articles } from '../../contract/articles';
import { users } from '../../contract/users';
import { settingsFor } from '../../lib/settings';
import { asWritten, author, judged, keyOf, solved, type Written, written } from '../support/article-model';
import { getArticle, submitArticle } from '../support/articles';
import { advanceClock, atRest, eventually, outages, seed } from '../support/cloud';
import { materialOf, taskOf } from '../support/model';
import { createPerson, type Person } from '../support/people';
import { scriptedModel } from '../support/scripted-model';

afterEach(() => outages({ queues: false }));
const model = scriptedModel(author);

const generate = (child: Person) => child.call(articles.generate, { body: {} });
const begin = async (child: Person) => {
  const article = await getArticle(child);
  await child.call(articles.create, { body: { article_data: { id: article.id } } });
  return article;
};
const asked = (task: string) => model.seen.chat.filter((request) => taskOf(request) === task);
const answersTo = ({ content }: { content: string }, { text }: Written = written) => {
  const full = text.replace(/[[\]]/g, '');
  const pieces = content.split('<BLANK>');
  let at = 0;
  return pieces.slice(0, -1).map((piece, i) => {
    at += piece.length;
    const next = pieces[i + 1]?.slice(0, 12) || undefined;
    const word = full.slice(at, next === undefined ? undefined : full.indexOf(next, at));
    at += word.length;
    return word;
  });
};

test('200: the article that the model has written has five gaps, one part of speech, and its answers stay here', async () => {
  const child = await createPerson();
  const article = await begin(child);
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

test('200: the next one is written when this one is handed in, so that opening the page is instant', async () => {
  const child = await createPerson();
  const { id, content } = await begin(child);
  const other = asWritten('How Bats Find Their Way at Night');
  model.script.chat = author(other);
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  const calls = model.seen.chat.length;
  await outages({ queues: true });
  const { body } = await generate(child);
  expect(body.article).toMatchObject({ origin: 'model', title: other.title });
  expect(model.seen.chat.length).toBe(calls);
});

test('200: what the model is told names neither the child nor what it likes as the child’s', async () => {
  const child = await createPerson('student', { age: 11, school: 'Maple Hill School' });
  const { username } = (await child.call(users.me, {})).body;
  const own = [`Robots of ${username}`, `mail me at ${child.email}`, 'Kites'];
  await child.call(users.update, { body: { interests: { hobbies: own } } });
  await begin(child);
  const [request] = asked('article');
  const material = materialOf(request ?? { model: '', messages: [] });
  expect(material).toContain('Subjects: "Kites"\n');
  expect(material).toContain('Reading grade: 6.7');
  for (const secret of ['Robots of', username, child.email, child.id, 'Maple Hill'])
    expect(JSON.stringify(model.seen)).not.toContain(secret);
  expect(model.seen.moderated[0]).toEqual(['Kites']);
});

test('200: words of a child that moderation flags are not sent to the model', async () => {
  const child = await createPerson();
  await child.call(users.update, { body: { interests: { hobbies: ['wombat wrestling'] } } });
  model.script.moderate = (input) => input.map((text) => ({ flagged: text.includes('wombat') }));
  await begin(child);
  expect(asked('article')).toHaveLength(1);
  expect(JSON.stringify(model.seen.chat)).not.toContain('wombat');
});

interface Case {
  /** The content of the model's answer, if it is no article. */
  readonly content?: string;
  readonly article?: Partial<Written>;
  readonly solved?: (of: Written) => object;
  readonly judged?: (of: Written) => object;
}

/** Begins an article of a model that treats each child in its own way: all at the same time, since most of it is waiting. */
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
    // The child is known by its interest when the article is written, and the article by its number when it is checked.
    const [, number = ''] = /"kites of sort (\d+)"|Sand number (\d+)/.exec(material)?.filter(Boolean) ?? [];
    const { content, article = written, ...answers } = all[Number.parseInt(number, 10)] ?? {};
    return content ?? author(article, answers)(request);
  };
  const given = Object.keys(cases).map(async (name, i) => {
    const child = await createPerson();
    await child.call(users.update, { body: { interests: { hobbies: [`kites of sort ${i}`] } } });
    return [name, await begin(child)] as const;
  });
  return Promise.all(given);
};

const gapsOf =
  (change: (gap: { gap: number; fits: string[] }) => { gap: number; fits: string[] }) => (of: Written) => ({
    ...solved(of),
    gaps: solved(of).gaps.map(change),
  });
const firstGap = (...fits: string[]) => gapsOf((one) => (one.gap === 1 ? { gap: 1, fits } : one));

test('200: a gap that is solved otherwise, or is of another part of speech, is replaced by a spare one', async () => {
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

test('200: one of our own articles instead of one of the model that is no good', async () => {
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
  // What our own checks refuse is never sent to be checked.
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

test('200: an article without the words that it should teach is asked for once more', async () => {
  const child = await createPerson();
  const answer = author();
  model.script.chat = (request) =>
    taskOf(request) === 'article' && asked('article').length === 1
      ? JSON.stringify(written)
      : answer(request);
  expect((await begin(child)).origin).toBe('model');
  expect(asked('article')).toHaveLength(2);
});

test('200: words that are due are asked for, and an article with too few of them is not given', async () => {
  const child = await createPerson();
  const { id, content } = await begin(child);
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
  const { origin } = await begin(child);
  const [last] = asked('article').slice(-1).map(materialOf);
  expect(last).toMatch(/^Words to meet again: "\w+"/m);
  expect(origin).toBe('ours');
});

test('200: an article like one of the last ten is not given', async () => {
  const child = await createPerson();
  const { id, content } = await begin(child);
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article').slice(1).map(materialOf).join()).toContain(`"${written.title}"`);
  expect((await begin(child)).origin).toBe('ours');
});

test('200: a model that fails is asked again after an hour, and one that cannot write after a day', async () => {
  const child = await createPerson();
  const orders = async () => {
    const { id, content, origin } = await begin(child);
    const answers = origin === 'model' ? answersTo({ content }) : await rightAnswers(child, id);
    await submitArticle(child, id, answers);
    await atRest();
    return asked('article').length;
  };
  const rightAnswers = async (of: Person, id: string) => {
    const [open] = (await of.call(articles.past, { query: {} })).body.history;
    expect(open?.id).toBe(id);
    return open?.article.word_bank.slice(0, 5) ?? [];
  };
  model.script.chat = () => 'no JSON';
  expect(await orders()).toBe(2);
  expect(await orders()).toBe(2);
  await advanceClock('PT61M');
  model.script.chat = () => JSON.stringify({ ...written, can_write: false });
  expect(await orders()).toBe(3);
  await advanceClock('PT61M');
  expect(await orders()).toBe(3);
  await advanceClock('P1D');
  model.script.chat = author();
  expect(await orders()).toBeGreaterThan(3);
});

test('409: while the model stalls, Wren says what she does; after half a minute the child reads one of our own', async () => {
  const child = await createPerson();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answer = author();
  model.script.chat = async (request) => {
    await held;
    return answer(request);
  };
  const waiting = generate(child);
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
  await advanceClock('PT5S');
  const first = await waiting;
  expect({ status: first.status, ...first.body }).toMatchObject({
    status: 409,
    code: 'article_being_made',
    error: 'Wren is still writing your article. One moment, please!',
    progress: { made: 0, of: 2 },
  });
  await advanceClock('PT31S');
  const { body } = await generate(child);
  expect(body.article.origin).toBe('ours');
  release();
  await atRest();
  const begun = await begin(child);
  await submitArticle(child, begun.id, begun.word_bank.slice(0, 5));
  expect((await begin(child)).origin).toBe('model');
});

test('200: two tabs get the same article, written once', async () => {
  const child = await createPerson();
  const both = await Promise.all([getArticle(child), getArticle(child)]);
  expect(both[0].id).toBe(both[1].id);
  expect(asked('article')).toHaveLength(1);
});

test('200: in an outage the child reads one of our own, and the budget of the day stays', async () => {
  const child = await createPerson();
  await seed({
    task: 'spend',
    userId: child.id,
    work: 'articles',
    calls: settingsFor('demo').ai.daily.articles - 1,
  });
  model.script.chat = () => Promise.reject(new Error());
  const { id, word_bank, origin } = await begin(child);
  expect(origin).toBe('ours');
  model.script.chat = author();
  await advanceClock('PT61M');
  await submitArticle(child, id, word_bank.slice(0, 5));
  await atRest();
  expect((await begin(child)).origin).toBe('model');
});

test('200: a child whose AI budget is used up reads our own articles', async () => {
  const child = await createPerson();
  await seed({
    task: 'spend',
    userId: child.id,
    work: 'articles',
    calls: settingsFor('demo').ai.daily.articles,
  });
  expect((await begin(child)).origin).toBe('ours');
  await atRest();
  expect(model.seen.chat).toEqual([]);
});

test('200: while the queue is down the child reads one of our own, and the order is not lost for ever', async () => {
  const child = await createPerson();
  await outages({ queues: true });
  const { id, word_bank, origin } = await begin(child);
  expect(origin).toBe('ours');
  await outages({ queues: false });
  await submitArticle(child, id, word_bank.slice(0, 5));
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
});

test('200: handing in again orders the next one if that was lost, and not once it is given out', async () => {
  const child = await createPerson();
  const { id, content } = await begin(child);
  model.script.chat = author(asWritten('How Bats Find Their Way at Night'));
  await outages({ queues: true });
  await submitArticle(child, id, answersTo({ content }));
  await outages({ queues: false });
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article')).toHaveLength(2);
  expect((await begin(child)).origin).toBe('model');
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  expect(asked('article')).toHaveLength(2);
});

test('200: after half a year an open article is still open, and one that was written ahead is written anew', async () => {
  const child = await createPerson();
  const { id, content } = await begin(child);
  await advanceClock('P180D');
  expect((await getArticle(child)).id).toBe(id);
  model.script.chat = author(asWritten('How Bats Find Their Way at Night'));
  await submitArticle(child, id, answersTo({ content }));
  await atRest();
  await advanceClock('P180D');
  model.script.chat = author(asWritten('A Safe for Seeds'));
  expect(await getArticle(child)).toMatchObject({ origin: 'model', title: 'A Safe for Seeds' });
});

test('200: a job that is delivered several times is done once', async () => {
  const child = await createPerson();
  await seed({ task: 'orderArticle', userId: child.id });
  await seed({ task: 'repeatArticle', userId: child.id });
  await atRest();
  expect(asked('article')).toHaveLength(1);
  expect((await begin(child)).origin).toBe('model');
  // The place of the next one is free now, but nobody has ordered it.
  await seed({ task: 'repeatArticle', userId: child.id });
  await atRest();
  expect(asked('article')).toHaveLength(1);
});

test('200: while one is being written nobody orders another, until the worker is dead', async () => {
  const child = await createPerson();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const answer = author();
  model.script.chat = async (request) => {
    await held;
    return answer(request);
  };
  await seed({ task: 'orderArticle', userId: child.id });
  await eventually(async () => (asked('article').length > 0 ? true : undefined));
  // An order that nobody has begun is lost after 300 seconds, and a lease ends after 310.
  await advanceClock('PT305S');
  await seed({ task: 'orderArticle', userId: child.id });
  await seed({ task: 'repeatArticle', userId: child.id });
  await advanceClock('PT6S');
  await seed({ task: 'orderArticle', userId: child.id });
  await eventually(async () => (asked('article').length > 1 ? true : undefined));
  release();
  await atRest();
  expect(asked('article')).toHaveLength(2);
  expect((await begin(child)).origin).toBe('model');
});

test('nothing is sent to the model when consent was withdrawn after the order', async () => {
  const consents = { core: true, ai_text: false, voice: false, public_sharing: false };
  const child = await createPerson('student', { consents });
  await seed({ task: 'orderArticle', userId: child.id });
  await atRest();
  expect(model.seen).toEqual({ chat: [], moderated: [] });
});
