import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from '@jest/globals';
import { feedback } from '../../contract/feedback/endpoints';
import { invitations } from '../../contract/invitations/endpoints';
import { type AiFeature, type Metric, metrics, metricTitles } from '../../contract/metrics';
import { settingsFor } from '../../lib/settings';
import { createBook, fable } from '../support/books';
import { startTalk } from '../support/chat';
import { advanceClock, atRest, cloud, eventually, functionLogs, outages, resetClock } from '../support/cloud';
import { mailsOut, mailTo, newAddress } from '../support/mail';
import { countedWhile, metricLines } from '../support/metrics';
import { createPerson } from '../support/people';
import { askForQuiz, handIn, rightAnswers, startQuiz, think } from '../support/quiz';

afterEach(async () => {
  await outages({ model: false, mail: false });
  await resetClock();
});

const { chatModel, moderationModel, embeddingModel } = settingsFor('demo').ai;
const quizDone = { quiz_done: 1 };
const quizAward = { kind: 'quiz', award: 1 };
const quizCounts = ['quiz_done', 'award'] as const;

/** A child with a quiz that can be submitted. */
const openQuiz = async () => {
  const [child, book] = [await createPerson(), await createBook()];
  const { body } = await startQuiz(child, book.id, 1);
  await think();
  return { child, given: body };
};

test('a quiz and its award are counted once, even if it is submitted repeatedly and simultaneously', async () => {
  const { child, given } = await openQuiz();
  const counted = await countedWhile(quizCounts, async () => {
    const answers = await Promise.all([1, 2, 3].map(() => handIn(child, given)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await handIn(child, given);
  });
  expect(counted).toEqual([quizAward, quizDone]);
});

test('a quiz without a right answer counts as done, but not as an award', async () => {
  const { child, given } = await openQuiz();
  const answers = rightAnswers(given.quiz).map((answer) => ({ ...answer, user_answer: null }));
  const counted = await countedWhile(quizCounts, () => handIn(child, given, answers));
  expect(counted).toEqual([quizDone]);
});

test('feedback counts as an award only the first time', async () => {
  const { child, given } = await openQuiz();
  const { quiz_id } = (await handIn(child, given)).body;
  const body = { feature_type: 'quiz' as const, reference_id: quiz_id, feedback_data: { rating: 5 } };
  const counted = await countedWhile(['award'], async () => {
    for (let times = 0; times < 2; times++)
      expect((await child.call(feedback.give, { body })).status).toBe(200);
  });
  expect(counted).toEqual([{ kind: 'feedback', award: 1 }]);
});

const modelCallsFor = async (feature: AiFeature, work: () => Promise<unknown>) =>
  (await countedWhile(['ai_calls', 'ai_tokens', 'model_failed'], work)).filter(
    (line) => line.feature === feature,
  );

test('calls of the model are counted by feature and model, with the tokens of its answer', async () => {
  const [child, book] = [await createPerson(), await createBook({ from: fable, withQuestions: false })];
  const ofQuiz = await modelCallsFor('quiz', () => startQuiz(child, book.id));
  expect(ofQuiz).toEqual([
    { feature: 'quiz', model: chatModel, ai_calls: 1 },
    { feature: 'quiz', model: chatModel, ai_tokens: expect.any(Number) },
    { feature: 'quiz', model: moderationModel, ai_calls: 1 },
  ]);
  expect(Number(ofQuiz[1]?.ai_tokens)).toBeGreaterThan(100);
});

test('a failed call counts as a call and as a failure, without tokens', async () => {
  const [child, book] = [await createPerson(), await createBook({ from: fable, withQuestions: false })];
  await outages({ model: true });
  const counted = await modelCallsFor('quiz', async () =>
    expect((await askForQuiz(child, book.id)).status).toBe(503),
  );
  expect(counted).toEqual([
    { feature: 'quiz', model: chatModel, ai_calls: 1 },
    { feature: 'quiz', model: chatModel, model_failed: 1 },
  ]);
});

test('a mail is counted when it is sent, not when it is tried', async () => {
  const failures = async () =>
    (await functionLogs()).filter((line) => line.includes('"mail not sent"')).length;
  const [operator, email, before] = [await createPerson('operator'), newAddress(), await failures()];
  await outages({ mail: true });
  const body = { emails: [email], account_type: null, school: null, consents: null };
  const tried = await countedWhile(['mail_sent'], async () => {
    expect((await operator.call(invitations.invite, { body })).status).toBe(200);
    await eventually(async () => ((await failures()) > before ? true : undefined));
    await atRest();
  });
  expect(tried).toEqual([]);
  await outages({ mail: false });
  const sent = await countedWhile(['mail_sent'], async () => {
    await advanceClock('PT4M1S');
    await mailTo(email);
    await mailsOut();
    await atRest();
  });
  expect(sent).toEqual([{ mail_sent: 1 }]);
});

test('a flag is counted once, by its kind', async () => {
  const [child, book] = [await createPerson(), await createBook()];
  const talk = await startTalk(child, { bookId: book.id, endChapter: 1 });
  const id = randomUUID();
  const counted = await countedWhile(['flag_raised'], async () => {
    for (let times = 0; times < 2; times++) await talk.say('I want to kill myself', id);
  });
  expect(counted).toEqual([{ crisis: 'self-harm', flag_raised: 1 }]);
});

/** The allowed values of each dimension. */
const closed: Record<string, readonly unknown[]> = {
  stage: ['demo'],
  feature: ['chapters', 'quiz', 'solving', 'chat', 'article', 'checking', 'names', 'recommendations'],
  crisis: ['self-harm', 'abuse', 'danger'],
  model: [chatModel, moderationModel, embeddingModel],
  kind: ['streak', 'week', 'referral', 'welcome', 'quiz', 'chat', 'article', 'feedback'],
};

test('every declared metric is written, and its line has only the count and dimensions of closed sets', async () => {
  const { child, given } = await openQuiz();
  await handIn(child, given);
  const talk = await startTalk(child, { bookId: (await createBook()).id, endChapter: 1 });
  for (const words of ['I liked the dragon very much', 'I want to kill myself']) await talk.say(words);
  const [operator, email] = [await createPerson('operator'), newAddress()];
  await operator.call(invitations.invite, {
    body: { emails: [email], account_type: null, school: null, consents: null },
  });
  await mailTo(email);
  await atRest();
  await outages({ model: true });
  await talk.say('I liked the dragon even more');
  const lines = await metricLines();
  const written = lines.map(({ _aws, ...members }) => {
    const [directive, ...others] = _aws.CloudWatchMetrics;
    const [name = ''] = directive?.Metrics.map(({ Name }) => Name) ?? [];
    const { by, total }: Metric = metrics[name as keyof typeof metrics];
    const dimensions = ['stage', ...by];
    expect(others).toEqual([]);
    expect(directive).toEqual({
      Namespace: 'Inkwren',
      Dimensions: [...(total ? [['stage']] : []), dimensions],
      Metrics: [{ Name: name, Unit: 'Count' }],
    });
    expect(_aws.Timestamp).toEqual(expect.any(Number));
    expect(Object.keys(members).toSorted()).toEqual([...dimensions, name].toSorted());
    expect(members[name]).toEqual(expect.any(Number));
    for (const dimension of dimensions) expect(closed[dimension]).toContain(members[dimension]);
    return name;
  });
  // Other suites use up the budget of the stage, draw pictures, leave a deletion or a flag undecided and talk aloud.
  const elsewhere = [
    'ai_stage_nearly',
    'ai_stage_resting',
    'comic_done',
    'comic_refused',
    'deletion_undecided',
    'flag_overdue',
    'voice_turn',
    'voice_failed',
    'voice_busy',
  ];
  const expected = Object.keys(metrics).filter((name) => !elsewhere.includes(name));
  expect([...new Set(written)].toSorted()).toEqual(expected.toSorted());
});

/** The rows of the console's table (title with its dimensions, count), and the titles without a count. */
const shown = async () => {
  const page = await (await fetch(`${cloud.url}/_local/`)).text();
  const rows = [...page.matchAll(/<tr>(.*)<\/tr>/g)].map(([, cells = '']) =>
    [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text),
  );
  return { rows, without: [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, title]) => title) };
};

test('the laptop shows today’s counts only', async () => {
  const quizzes = (await metricLines()).filter((line) => 'quiz_done' in line).length;
  const tokens = (await metricLines())
    .filter(({ feature }) => feature === 'quiz')
    .reduce((sum, line) => sum + Number(line.ai_tokens ?? 0), 0);
  const { rows } = await shown();
  expect(rows).toContainEqual([metricTitles.quiz_done, String(quizzes)]);
  expect(rows).toContainEqual([
    `${metricTitles.ai_tokens}<br><small>quiz, ${chatModel}</small>`,
    tokens.toLocaleString('en-US'),
  ]);
  await advanceClock('P1D');
  const tomorrow = await shown();
  for (const title of [metricTitles.quiz_done, metricTitles.mail_sent])
    expect(tomorrow.without).toContain(title);
});
