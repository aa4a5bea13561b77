import { describe, expect, test } from '@jest/globals';
import { feedback } from '../../contract/feedback';
import { quiz } from '../../contract/quiz';
import { users } from '../../contract/users';
import { createBook } from '../support/books';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';
import { think } from '../support/quiz';

const give = (
  person: Person,
  feature_type: 'quiz' | 'dashboard' | 'comic',
  reference_id: string | null,
  data: object,
) => person.call(feedback.give, { body: { feature_type, reference_id, feedback_data: data } });

/** Submits a quiz and returns its id. */
const handIn = async (child: Person): Promise<string> => {
  const { id } = await createBook();
  const { body } = await child.call(quiz.start, { query: { id, end_chapter: '1' } });
  await think();
  const answers = body.quiz.map(({ question, options, correct_option }) => ({
    question,
    options,
    correct_option,
    user_answer: correct_option,
  }));
  const { start_chapter, end_chapter } = body;
  const submitted = await child.call(quiz.submit, {
    body: { book_id: id, score: 10, points: 275, start_chapter, end_chapter, answers },
  });
  return submitted.body.quiz_id;
};

describe('on a quiz', () => {
  test('200: feedback earns five points once, however often it is sent', async () => {
    const child = await createPerson();
    const id = await handIn(child);
    const { points } = (await child.call(users.me, {})).body;
    const said = await Promise.all([1, 2, 3].map(() => give(child, 'quiz', id, { rating: 5 })));
    expect(said.map(({ body }) => body.points_awarded).toSorted()).toEqual([0, 0, 5]);
    expect((await give(child, 'quiz', id, { comment: 'Fun!' })).body).toEqual({
      success: true,
      points_awarded: 0,
    });
    expect((await child.call(users.me, {})).body.points).toBe(points + 5);
  });

  test('404: for a quiz of another child, an unknown one, or a feature that does not exist yet', async () => {
    const [child, other] = [await createPerson(), await createPerson()];
    const id = await handIn(other);
    for (const [feature, reference] of [
      ['quiz', id],
      ['quiz', 'nothing'],
      ['quiz', null],
      ['comic', 'c1'],
    ] as const)
      expect(codeOf(await give(child, feature, reference, { rating: 5 }))).toBe('feedback_reference_unknown');
  });

  test('400: with nothing in it', async () => {
    const child = await createPerson();
    for (const data of [{}, { comment: '  ' }, { rating: null }])
      expect(codeOf(await give(child, 'quiz', 'x', data))).toBe('feedback_empty');
  });
});

describe('on Inkwren', () => {
  test('200: reaches the operators without its author, and earns nothing', async () => {
    const [child, operator] = [await createPerson(), await createPerson('operator')];
    const comment = `More dragons, please: ${child.id}`;
    const said = await give(child, 'dashboard', null, { feedback_type: 'new_feature', comment });
    expect(said.body).toEqual({ success: true, points_awarded: 0 });
    const { body } = await operator.call(feedback.inbox, { query: {} });
    const found = body.feedback.find(({ feedback_data }) => feedback_data.comment === comment);
    expect(found).toMatchObject({ feature_type: 'dashboard', role: 'student' });
    expect(Object.keys(found ?? {})).not.toContain('user_id');
  });

  test.each([{ feedback_type: 'other' }, { comment: 'No type' }, { feedback_type: 'other', comment: ' ' }])(
    '400: a type and a comment are wanted: %j',
    async (data) => {
      expect(codeOf(await give(await createPerson(), 'dashboard', null, data))).toBe('feedback_empty');
    },
  );
});

describe('the history of quizzes', () => {
  test('200: the latest first, each with its review; 404: of others', async () => {
    const [child, other] = [await createPerson(), await createPerson()];
    const ids = [await handIn(child), await handIn(child)];
    const { body } = await child.call(quiz.history, { query: {} });
    expect(body.history.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(body.history[0]).toMatchObject({ score: 10, total: 10, start_chapter: 1, end_chapter: 1 });
    expect(body.next).toBeNull();
    const review = await child.call(quiz.review, { params: { id: ids[0] ?? '' } });
    expect(review.body.answers).toHaveLength(10);
    expect(review.body.answers[0]).toMatchObject({
      user_answer: expect.any(String),
      evidence: expect.any(String),
    });
    expect(codeOf(await other.call(quiz.review, { params: { id: ids[0] ?? '' } }))).toBe('quiz_not_found');
  });
});
