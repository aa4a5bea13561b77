import { expect, test } from '@jest/globals';
import { flawOfFeedback } from '../../lambdas/comics/story/feedback-rules';
import { writing } from '../../local/tutor/stories/writing';

const feedbackOn = (story: string) => writing(`Story: ${JSON.stringify(story)}`);

test('the demo tutor asks about a sentence that it names in the child’s own words', () => {
  const story =
    'One day Juno found a map. She ran to the castle because it glowed. A dragon sat there. He was sad.';
  const feedback = feedbackOn(story);
  expect(feedback.next).toMatch(/^Where you tell “She ran to the castle”, /);
  expect(flawOfFeedback(feedback, story)).toBeUndefined();
});

test('the demo tutor asks without a quotation where all is direct speech', () => {
  const story = '"Who is there?" asked Juno. "It is me," said the dragon who was sad.';
  const feedback = feedbackOn(story);
  expect(feedback.next).not.toContain('Where you tell');
  expect(flawOfFeedback(feedback, story)).toBeUndefined();
});
