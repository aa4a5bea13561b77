import { describe, expect, test } from '@jest/globals';
import { feedback } from '../../contract/feedback/endpoints';
import { users } from '../../contract/users/endpoints';
import { createBook } from '../support/books';
import { codeOf } from '../support/endpoints';
import { createPerson, type Person } from '../support/people';
import { takeQuiz } from '../support/quiz';

const give = (
  person: Person,
  feature_type: 'quiz' | 'dashboard' | 'comic',
  reference_id: string | null,
  data: object,
) => person.call(feedback.give, { body: { feature_type, reference_id, feedback_data: data } });

const unpaid = { success: true, points_awarded: 0, limit_reached: false };

/** Submits a quiz and returns its id. */
const handIn = async (child: Person): Promise<string> =>
  (await takeQuiz(child, (await createBook()).id, 1)).body.quiz_id;

describe('on a quiz', () => {
  test('200: feedback earns five points once, however often it is sent', async () => {
    const child = await createPerson();
    const id = await handIn(child);
    const { points } = (await child.call(users.me, {})).body;
    const said = await Promise.all([1, 2, 3].map(() => give(child, 'quiz', id, { rating: 5 })));
    expect(said.map(({ body }) => body.points_awarded).toSorted()).toEqual([0, 0, 5]);
    expect((await give(child, 'quiz', id, { comment: 'Fun!' })).body).toEqual(unpaid);
    expect((await child.call(users.me, {})).body.points).toBe(points + 5);
  });

  test('404: on another child’s quiz, an unknown one or an unknown comic, feedback is refused', async () => {
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

  test('400: empty feedback is refused', async () => {
    const child = await createPerson();
    for (const data of [{}, { comment: '  ' }, { rating: null }])
      expect(codeOf(await give(child, 'quiz', 'x', data))).toBe('feedback_empty');
  });
});

describe('on Inkwren', () => {
  test('200: feedback reaches the operators without its author and earns nothing', async () => {
    const [child, operator] = [await createPerson(), await createPerson('operator')];
    const comment = `More dragons, please: ${child.id}`;
    const said = await give(child, 'dashboard', null, { feedback_type: 'new_feature', comment });
    expect(said.body).toEqual(unpaid);
    const { body } = await operator.call(feedback.inbox, { query: {} });
    const found = body.feedback.find(({ feedback_data }) => feedback_data.comment === comment);
    expect(found).toMatchObject({ feature_type: 'dashboard', role: 'student' });
    expect(Object.keys(found ?? {})).not.toContain('user_id');
  });

  test('429: the fifty-first feedback of a day is refused', async () => {
    const child = await createPerson();
    const idea = { feedback_type: 'other', comment: 'More dragons' };
    const answers = await Promise.all(Array.from({ length: 51 }, () => give(child, 'dashboard', null, idea)));
    expect(answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))).toEqual([
      'too_many_requests',
    ]);
  });

  test.each([{ feedback_type: 'other' }, { comment: 'No type' }, { feedback_type: 'other', comment: ' ' }])(
    '400: a type and a comment are required: %j',
    async (data) => {
      expect(codeOf(await give(await createPerson(), 'dashboard', null, data))).toBe('feedback_empty');
    },
  );
});
