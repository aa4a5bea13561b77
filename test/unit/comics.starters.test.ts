import { describe, expect, test } from '@jest/globals';
import { countStoryWords } from '../../contract/rules/comics';
import { withoutBareStarters } from '../../contract/rules/starters';
import { obstacleIn, startersFor, withStarter } from '../../frontend/src/features/comics/starters/starters';

const shown = (story: string, ownName = 'Ada') => startersFor(story, ownName).map((one) => one.shown);

describe('starters of a next sentence', () => {
  test.each([
    [
      'Once there was a frog called Pip. He went into a dark forest.',
      ['Then Pip …', 'Suddenly, in the forest, …', 'Pip felt … because …'],
    ],
    [
      'One morning Juno found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Juno to the little dog.',
      ['Then the dog …', 'Suddenly, in the forest, …', 'Juno felt … because …'],
    ],
    ['Pip is a small owl. Pip sees a fox.', ['Then the fox …', 'But then Pip …', 'Pip feels … because …']],
    [
      'i went to the beach with my dog.',
      ['Then my dog …', 'Suddenly, at the beach, …', 'I felt … because …'],
    ],
    ['We fly to the moon!', ['Then we …', 'Suddenly, on the moon, …', 'We felt … because …']],
    [
      'THE FROG JUMPED OVER THE WALL.',
      ['Then the frog …', 'But then the frog …', 'The frog felt … because …'],
    ],
    ['It was dark and it rained.', ['Then someone …', 'But then someone …', 'Someone felt … because …']],
    ['Lily and Tom ran home.', ['Then Tom …', 'But then Lily …', 'Lily felt … because …']],
    [
      'Mr. Fox wanted tea. The Moon was up.',
      ['Then someone …', 'But then someone …', 'Someone felt … because …'],
    ],
    [
      'Suddenly Dragons went by. A wolf cried.',
      ['Then the wolf …', 'But then the wolf …', 'The wolf felt … because …'],
    ],
  ])('come from who and where the story is: %s', (story, expected) => {
    expect(shown(story)).toEqual(expected);
  });

  test('open with words that the story does not have yet', () => {
    const story = 'Pip ran. Then Pip hid. But then Pip laughed.';
    expect(shown(story)[0]).toBe('After that, Pip …');
    expect(shown(`${story} After that, Pip slept. At last, Pip woke.`)[0]).toBe('Then Pip …');
  });

  test.each([
    'My name is Mia. Mia ran home.',
    'I am Mia. Mia wanted a cake.',
    "I'm called Mia and it was a day.",
    'The best is my friend Mia. Mia ran to the shop.',
    'Our old neighbour Mia wanted to eat. Mia cried.',
    'Call 555 1234 and ask Mia. It rang and Mia laughed.',
    'We live at Maple Road with Mia. Mia said so.',
    'Ask mia@home.test for it. Mia said so.',
    'Mia Miller went to the sea.',
    'Mrs Mia said it was late.',
  ])('name no real person: %s', (story) => {
    expect(shown(story)).not.toEqual([]);
    expect(shown(story).join()).not.toMatch(/Mia|Miller|Maple|555/);
  });

  test('never have the child’s own name', () => {
    expect(shown('Ada ran. Pip said so.', 'Ada Reader').join()).not.toContain('Ada');
  });

  test.each([
    ['', 'unfinished'],
    ['Pip went to the', 'unfinished'],
    ['Pip went,', 'unfinished'],
    ['Pip said: "Go. ', 'unfinished'],
    ['Pip said: “Go.', 'unfinished'],
    ['Pip ran. Then Pip ', 'bare'],
    ['Pip ran. Then Pip. ', 'bare'],
    ['Pip ran. ', undefined],
    ['Pip ran!', undefined],
    ['Pip said: "Go."', undefined],
    ['The story of Pip\n', undefined],
  ])('begin only where a sentence can: “%s”', (story, obstacle) => {
    expect(obstacleIn(story)).toBe(obstacle);
    if (obstacle !== undefined) expect(startersFor(story, 'Ada')).toEqual([]);
  });

  test('are left out of a story in another language, and stand apart from its last word', () => {
    expect(shown('Había una vez un sapo. Saltó lejos.')).toEqual([]);
    expect(withStarter('A frog ran.', { shown: '', text: 'Then he ' })).toBe('A frog ran. Then he ');
    expect(withStarter('A frog ran.\n', { shown: '', text: 'Then he ' })).toBe('A frog ran.\nThen he ');
  });
});

describe('the words of a starter', () => {
  const counted = (story: string) => countStoryWords(withoutBareStarters(story));
  const stories = [
    'Once there was a frog called Pip. He went into a dark forest.',
    'i went to the beach with my dog.',
    'We fly to the moon!',
    'It was dark and it is not far.',
    'Pip is a small owl. Pip sees a fox.',
  ];

  test.each(stories)('count only when the child has gone on: %s', (story) => {
    for (const starter of startersFor(story, 'Ada')) {
      const begun = withStarter(story, starter);
      expect(counted(begun)).toBe(countStoryWords(story));
      expect(counted(begun.trimEnd())).toBe(countStoryWords(story));
      expect(counted(`${begun}.`)).toBe(countStoryWords(story));
      expect(counted(`${begun}hid`)).toBe(countStoryWords(`${begun}hid`));
    }
  });

  test.each(['', '.', ' …', ', '])('never count one behind the other, with “%s” between them', (mark) => {
    for (const story of stories) {
      let text = story;
      for (let i = 0; i < 40; i++) {
        const [starter] = startersFor(story, 'Ada').slice(i % 3);
        text = `${withStarter(text, starter ?? { shown: '', text: '' }).trimEnd()}${mark}`;
      }
      expect(counted(text)).toBeLessThanOrEqual(countStoryWords(story) + 3);
    }
  });

  test('count in a child’s own sentences', () => {
    const own =
      'Then Pip ran. But then the frog hid. Suddenly, in the forest, Pip felt cold. At last, we went home.';
    expect(counted(own)).toBe(countStoryWords(own));
  });
});
