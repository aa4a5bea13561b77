import { describe, expect, test } from '@jest/globals';
import { boardOf, doings, figuresOf } from '../support/illustrated';

describe('who and where in a child’s own story', () => {
  test.each([
    [
      'of a grandparent’s name in any family',
      'My nan ran. My opa sang.',
      { nan: 'old-woman', opa: 'old-man' },
    ],
    ['of the boy who tells it', 'I ran. The king said I was the bravest boy.', { I: 'boy', king: 'king' }],
    [
      'of a second teacher',
      'Our teacher Mr Bop sang. Mr Bop ran. Our real teacher came and she sang.',
      { Bop: 'man-teacher', 'real teacher': 'teacher' },
    ],
  ])('shows the figure %s', (_, story, figures) => {
    expect(figuresOf(story)).toMatchObject(figures);
  });

  const scenesOf = (...sentences: string[]) => boardOf(sentences.join(' ')).panels.map(({ scene }) => scene);

  test('means the thing that acts by "it", and the robot by "he" if the inventor is "she"', () => {
    expect(scenesOf('The dough began to grow.', 'It pushed the door.', 'Zoe ran.', 'Zoe sang.')[1]).toContain(
      'The dough pushed the door.',
    );
    expect(
      scenesOf(
        'Professor Zoe built a robot called Bix to tidy her house.',
        'Bix ran.',
        'He sang.',
        'Zoe slept.',
      )[2],
    ).toContain('Bix sang');
  });

  test('means by "we" the companion, and no group that comes later', () => {
    const scenes = scenesOf(
      'We went to the sea.',
      'My brother sang.',
      'I saw a girl with two dolphins.',
      'I slept.',
    );
    expect(scenes[0]).toBe('The brother and I went to the sea.');
  });

  test('stays where it was when others go home, and does not go where somebody only wants to be', () => {
    const scenes = scenesOf(
      'Zoe ran in the park.',
      'Everyone went home.',
      'Zoe wanted to go home.',
      'Zoe sang.',
    );
    expect(scenes.map((scene) => scene.includes('park'))).toEqual([true, true, true, true]);
  });

  test('takes the place that comes next if none came before', () => {
    expect(
      scenesOf('Zoe and Bix had a fight.', 'Zoe fell in the playground.', 'Bix ran.', 'Zoe sang.')[0],
    ).toBe('In the playground: Zoe and Bix had a fight.');
  });

  test('shows a fight, a pull and whoever is caught, and not what is only told about', () => {
    expect(doings('The boy and the girl had a fight.')).toEqual([
      ['boy', 'fight'],
      ['girl', 'fight'],
    ]);
    expect(doings('The fox grabbed and pulled the boy.')).toEqual([
      ['fox', 'pull'],
      ['boy', 'receive'],
    ]);
    expect(doings('The man told us about when a goose chased him.')).toEqual([['man', 'say']]);
    expect(doings('The boy threw the ball to the girl and the girl ran.')).toEqual([
      ['boy', 'throw'],
      ['girl', 'run'],
    ]);
    expect(doings('The boy pushed the girl back to the beach.')[1]).toEqual(['girl', undefined]);
  });
});
