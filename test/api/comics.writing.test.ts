import { afterEach, describe, expect, test } from '@jest/globals';
import { comics } from '../../contract/comics/endpoints';
import { flags } from '../../contract/flags/endpoints';
import { copiesStory, flawOfFeedback } from '../../lambdas/comics/story/feedback-rules';
import { outages, seed } from '../support/cloud';
import { send, story } from '../support/comics';
import { codeOf } from '../support/endpoints';
import { honest } from '../support/model';
import { createPerson, type Person } from '../support/people';
import { scriptedModel } from '../support/scripted-model';

afterEach(() => outages({ model: false }));

const ask = (child: Person, text: string) =>
  child.call(comics.writingFeedback, { body: { story: text, prompt: null } });

test.each([
  story(),
  'The frog jump in the pond. It was cold and the frog was becuase happy.',
  'I went to the beach with Mia. We saw a crab.',
  'Marit Vance had known this since she was a small girl by the far-off sea.',
  "My freind's hat fell in. The peple's boat came for the hat and for the frog in it.",
])('200: two strengths quote the child’s own words, and the next step is one question (%#)', async (text) => {
  const child = await createPerson();
  const { status, body } = await ask(child, text);
  expect({ status, success: body.success }).toEqual({ status: 200, success: true });
  const given = body.feedback;
  if (given === null) throw new Error('No feedback');
  expect(flawOfFeedback(given, text)).toBeUndefined();
  for (const { quote } of given.strengths) expect(text).toContain(quote);
  expect(copiesStory(given.next, text)).toBe(false);
});

test('400: a story of fewer than ten words gets no feedback', async () => {
  const child = await createPerson();
  expect(codeOf(await ask(child, 'The frog jumped into the cold pond again.'))).toBe('writing_story_short');
  expect(codeOf(await ask(child, ' … '))).toBe('writing_story_missing');
});

test('200: a misspelled word is named for a second look, without its right spelling', async () => {
  const child = await createPerson();
  const { body } = await ask(
    child,
    'The frog was happy becuase his freind came. They played by the old pond.',
  );
  expect(body.feedback?.look_again).toEqual(['becuase', 'freind']);
  expect(JSON.stringify(body.feedback)).not.toMatch(/because|friend/);
});

describe('with a model that follows a script', () => {
  const model = scriptedModel();

  test('503: feedback that rewrites, copies or invents is not shown, after two calls of the model', async () => {
    const child = await createPerson();
    const good = { quote: 'a golden map', why: 'A reader sees it.' };
    const drafts = [
      { strengths: [good, { quote: 'a silver map', why: 'Nice.' }], next: 'What then?', look_again: [] },
      {
        strengths: [good, { quote: 'the dark forest', why: 'It is gloomy.' }],
        next: 'You could write: the trees whispered to her?',
        look_again: [],
      },
      {
        strengths: [
          good,
          { quote: 'the dark forest', why: 'They walked through the forest and saw a dragon.' },
        ],
        next: 'Who saw that they walked through the forest and saw a big friendly dragon?',
        look_again: [],
      },
      {
        strengths: [
          good,
          { quote: 'the dark forest', why: 'In the evening they sat at the campfire, ate cake.' },
        ],
        next: 'What then?',
        look_again: [],
      },
    ];
    model.script.chat = (_request, call) =>
      JSON.stringify({ concern: 'nothing', ...drafts[call % drafts.length] });
    for (const asked of [2, 4]) {
      const answer = await ask(child, story());
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 503,
        error: 'Failed to get feedback. Please try again.',
      });
      expect(model.seen.chat).toHaveLength(asked);
    }
  });

  test('200: names, school, phone number and address in a draft reach neither the model nor moderation', async () => {
    model.script.chat = (request) => JSON.stringify(honest(request));
    const child = await createPerson('student', { username: 'quillo wanderer', school: 'Willow School' });
    const told = 'My name is Quillo Wanderer and I go to Willow School. My phone is 555 123 4567.';
    const { status } = await ask(child, `${story('Mia')} ${told} I live at 12 Maple Street.`);
    expect(status).toBe(200);
    const sent = JSON.stringify([model.seen.chat, model.seen.moderated]);
    expect(sent).toContain('found a golden map');
    expect(sent).not.toMatch(/Mia|Quillo|Wanderer|Willow School|4567|Maple/);
  });

  test.each([
    ['the model and the classifier notice', 'abuse', 1, { success: false, feedback: null }],
    ['only the model notices', 'nothing', 2, { success: true, feedback: { strengths: expect.anything() } }],
  ] as const)(
    '200: a crisis that %s in a draft: severity by the number of signs',
    async (_, classified, severity, given) => {
      model.script.chat = (request) => JSON.stringify({ ...honest(request), concern: 'abuse' });
      model.script.crisis = () => JSON.stringify({ kind: classified, sure: true });
      const [child, operator] = [await createPerson(), await createPerson('operator')];
      const { body } = await ask(child, story());
      expect(body).toMatchObject({ ...given, help: expect.stringContaining('988') });
      const raised = (await operator.call(flags.open, { query: {} })).body.flags;
      expect(raised.filter(({ child_id }) => child_id === child.id)).toMatchObject([
        { kind: 'abuse', severity, feature: 'writing', may_know: 'operators' },
      ]);
    },
  );
});

const flawOf = (next: string, why = 'A reader sees it.') =>
  flawOfFeedback(
    {
      strengths: [
        { quote: 'a golden map', why },
        { quote: 'the dark forest', why: 'It is gloomy.' },
      ],
      next,
      look_again: [],
    },
    story(),
  );

test.each([
  'How about: The mighty dragon roared so loudly that all the golden leaves fell off the trees?',
  'How about the mighty dragon roaring so loudly that all leaves fell?',
  'Try ‘The mighty dragon roared so loudly that the leaves fell’ at the start?',
  "What would happen after 'The mighty dragon roared so loudly that leaves fell'?",
  'What comes after «The mighty dragon roared so loudly that leaves fell»?',
  'What comes after „The mighty dragon roared so loudly that leaves fell“?',
  'What comes after “The mighty dragon roared so loudly that leaves fell?',
  'Why not begin with, Deep in the dark and whispering woods a lonely dragon wept for his crown?',
  'Could you start the scene with the mighty dragon roaring at all the golden leaves?',
  'Could it end like this – the mighty dragon wept until the golden leaves fell?',
  'Here is an idea: deep in the whispering woods a lonely dragon wept?',
  'Deep in the whispering woods a lonely dragon wept for his crown?',
  'Deep in the whispering woods a lonely dragon wept for his crown. What then?',
  'What if the mighty dragon roared until all the golden leaves fell?',
  'What comes next?\nDeep in the whispering woods a lonely dragon wept',
])('a next step with text to copy is refused: %s', (next) => {
  expect(flawOf(next)).toBeDefined();
});

test('a reason with text to copy is refused', () => {
  const passage = 'deep in the whispering woods a lonely dragon wept for his crown.';
  expect(flawOf('What then?', `You might go on: ${passage}`)).toBeDefined();
  expect(flawOf('What then?', `It makes a reader think of ‘${passage}’`)).toBeDefined();
});

test.each([
  'What could you tell about the sounds and the smells in the forest when the two came to the dragon?',
  'If you stood there yourself, what would you smell, hear or touch?',
  'Could you try telling how the dragon felt in the moment when he saw his crown again?',
  'Could you begin with what Juno heard when she found the map under the bed?',
  'One thing to think about: what did the dragon do in the long time before they came?',
  'When the mouse jumps out of the chest, how does everybody’s face look?',
  "What does the dragon's friends' party smell like, and who sings the loudest of all?",
  'In the part with the ‘golden map’, who else could see it and want to have it?',
  'How is your hero different at the end from the beginning?',
])('a long question is not text to copy: %s', (next) => {
  expect(flawOf(next)).toBeUndefined();
});

test('200: a draft with a crisis gets help without a model', async () => {
  await outages({ model: true });
  const { body } = await ask(await createPerson(), 'The frog is sad. I want to kill myself.');
  expect(body).toMatchObject({ success: false, feedback: null, help: expect.stringContaining('988') });
});

test.each([
  ['writing_story_missing', '  '],
  ['comic_inappropriate', 'The frog said f*ck you to everybody in the pond.'],
])('a draft is refused with %s', async (code, text) => {
  expect(codeOf(await ask(await createPerson(), text))).toBe(code);
});

test('429: the eleventh feedback of a day is refused, and an outage does not count', async () => {
  const child = await createPerson();
  await outages({ model: true });
  expect(codeOf(await ask(child, story()))).toBe('writing_feedback_failed');
  await outages({ model: false });
  for (let i = 0; i < 10; i++) expect((await ask(child, story())).status).toBe(200);
  expect(codeOf(await ask(child, story()))).toBe('ai_resting');
});

test('200: a doubtful story gets the help lines even after the day’s budget is used up', async () => {
  const child = await createPerson();
  const sorrow = 'I am so sad because my mom and dad shout at each other';
  const doubtful = Array.from({ length: 9 }, () => sorrow).join('. ');
  await seed({ task: 'spend', userId: child.id, work: 'writing', calls: 10 });
  await seed({ task: 'spend', userId: child.id, work: 'pictures', calls: 3 });
  expect(codeOf(await ask(child, story()))).toBe('ai_resting');
  expect((await ask(child, doubtful)).body).toMatchObject({
    feedback: null,
    help: expect.stringContaining('988'),
  });
  expect((await send(child, doubtful)).body).toMatchObject({
    state: 'help',
    help: expect.stringContaining('988'),
  });
});
