import { describe, expect, test } from '@jest/globals';
import { figureOf } from '../../local/illustrator/figures/figure';
import limbs from '../../local/illustrator/figures/limbs.json';
import type { Action } from '../../local/illustrator/figures/poses';
import { pageOf, readOrder } from '../../local/illustrator/page';
import { Pen } from '../../local/illustrator/pen';
import { characterOf } from '../../local/illustrator/reading/character';
import { readScene } from '../../local/illustrator/reading/scene';
import { castOf } from '../../local/tutor/stories/cast';
import { boardOf, doings, figuresOf, placesOf } from '../support/illustrated';

const scenesOf = (...sentences: string[]) => boardOf(...sentences).panels.map(({ scene }) => scene);

test('every action is drawn of a person and of an animal, with and without a thing', () => {
  const pen = new Pen('Cartoon');
  for (const action of Object.keys(limbs) as Action[])
    for (const figure of ['boy', 'elephant'])
      for (const held of ['books', undefined]) {
        const actor = { character: characterOf(figure, figure), action, mood: undefined, has: [] };
        expect([action, figureOf(pen, actor, held)?.inner]).toEqual([action, expect.stringContaining('<')]);
      }
});

test.each([
  ['The girl broke a cup.', undefined],
  ['The girl had a cold drink.', undefined],
  ['The girl was cold.', 'cold'],
  ['The girl was hurt.', 'hurt'],
])('how somebody feels is what the words say: %s', (text, mood) => {
  expect(readScene(text, castOf(text), undefined).actors[0]?.mood).toBe(mood);
});

describe('what somebody does', () => {
  test.each([
    ['The boy waved to the girl.', 'wave'],
    ['The boy waved his wand.', 'point'],
    ['The boy held hands with the girl.', 'touch'],
    ['The boy held the girl.', 'carry'],
    ['The boy picked up the girl.', 'carry'],
    ['The boy picked the girl.', 'take'],
    ['The boy looked at the girl.', 'look'],
    ['The boy looked under the bed.', 'search'],
    ['The boy climbed the tree.', 'climb'],
    ['The boy climbed out.', 'crawl'],
    ['The boy found a key.', 'find'],
    ['The boy grabed the girl.', 'touch'],
    ['The boy cryed.', 'cry'],
    ['The boy was hoping.', 'think'],
    ['The boy was cooking dinner.', 'cook'],
    ['The boy swam up and tickled the crab.', 'tickle'],
    ['The boy tickled the crab and slept.', 'sleep'],
    ['The boy doesnt sleep.', undefined],
    ['The boy put on a hat.', 'wear'],
  ])('is seen: %s', (text, action) => {
    expect(doings(text)[0]?.[1]).toBe(action);
  });

  test.each([
    ['The boy lifted the girl.', 'held'],
    ['The boy carried the girl.', 'held'],
    ['The boy carried the girl on his back.', 'ride'],
    ['The boy carried the girl back.', 'held'],
    ['The boy pushed the girl in a wheelchair.', 'ride'],
    ['The boy pushed the girl.', 'fall'],
  ])('is answered by the other: %s', (text, action) => {
    expect(doings(text)[1]).toEqual(['girl', action]);
  });

  test('is done by the one after the "and", and by both after two', () => {
    expect(doings('The fox gave the boy and the girl a cake and the owl slept.').at(-1)).toEqual([
      'owl',
      'sleep',
    ]);
    expect(doings('The fox hugged the boy and the girl slept.')).toEqual([
      ['fox', 'hug'],
      ['boy', 'hug'],
      ['girl', 'sleep'],
    ]);
    expect(doings('The fox came and the boy and the girl slept.').slice(1)).toEqual([
      ['boy', 'sleep'],
      ['girl', 'sleep'],
    ]);
  });

  test.each([
    ['The boy asked for a drum.', 'ask'],
    ['The boy wanted a drum.', 'think'],
    ['The boy groaned.', 'groan'],
    ['The boy knocked on the door.', 'knock'],
    ['The boy opened the door.', 'open'],
    ['The boy turned into a frog.', 'turn'],
    ['The boy turned around.', undefined],
    ['The boy left his drum on a chair.', 'put'],
    ['The boy left the house.', 'walk'],
    ['The boy followed the girl.', 'follow'],
    ['The boy bit the apple.', 'eat'],
    ['The boy wanted to hug the girl.', 'hug'],
  ])('has a picture of its own: %s', (text, action) => {
    expect(doings(text)[0]?.[1]).toBe(action);
  });

  test('leaves whoever is wished for in a thought, and what is eaten a thing', () => {
    for (const text of ['The boy wanted a dog.', 'The boy asked his mum for a dog.', 'We ate worms.']) {
      const { actors, things } = readScene(text, castOf(text), undefined);
      expect(actors.map(({ character }) => character.figure)).not.toContain('dog');
      expect(things.some((name) => name === 'dog' || name === 'worm')).toBe(true);
    }
    expect(doings('The granny was not in the kitchen.')).toEqual([]);
    expect(doings('The boy wrote a letter to the queen.')).toHaveLength(1);
  });

  test.each([
    ['The boy sat under a tree.', { how: 'under', by: 'deciduous-tree' }],
    ['The frog jumped out of the big bag.', { how: 'out', by: 'backpack' }],
    ['The boy stood on top of a table.', undefined],
    ['The boy said hello on the table.', undefined],
  ])('is by a thing: %s', (text, spot) => {
    expect(readScene(text, castOf(text), undefined).actors[0]?.spot).toEqual(spot);
  });

  test('puts a thing by another one', () => {
    const text = 'The boy put his drum on a chair.';
    expect(readScene(text, castOf(text), undefined).laid).toEqual({ thing: 'drum', how: 'on', by: 'chair' });
  });

  test('is not what is only said', () => {
    expect(doings('The fox said the boy can sleep.')).toEqual([['fox', 'say']]);
    expect(doings('The fox said hello to the boy.')[1]?.[0]).toBe('boy');
  });

  test('is done to the one who tells, by a part of the body', () => {
    expect(doings('I slept. The fox bit my toe.')).toEqual([
      ['child', 'sleep'],
      ['fox', 'bite'],
    ]);
    expect(doings('Then I ran. The fox licked my face.')).toContainEqual(['child', 'run']);
  });
});

describe('a story', () => {
  test('goes on in the vehicle of the sentence before', () => {
    expect(
      scenesOf('Ben found a tractor.', 'He drove through the gate.', 'He ran.', 'He slept.')[1],
    ).toContain('in the tractor');
  });
});

describe('who is meant', () => {
  test('by a name without an apostrophe', () => {
    expect(scenesOf('Ben ran.', 'Ben sang.', 'Mia held Bens hand.', 'Mia slept.')[2]).toContain("Ben's hand");
    expect(boardOf('I wore my dads hat.').cast.map(({ name }) => name)).not.toContain('dads');
    expect(scenesOf('Ben ran.', 'Ben fed the ducks bread.', 'Ben sang.', 'Ben slept.')[1]).toContain(
      'the ducks bread',
    );
  });

  test('by a name that somebody gets, or that comes later', () => {
    expect(figuresOf('I got a puppy. I called him Biscuit. Biscuit slept.')).toMatchObject({
      Biscuit: 'dog',
    });
    expect(figuresOf('The horse was called Duke. Duke ran.')).toMatchObject({ Duke: 'horse' });
  });

  test('by "she" beside a mother', () => {
    expect(figuresOf('Finn saw his mum. She is a doctor. Finn ran.')).toMatchObject({ Finn: 'boy' });
  });

  test('by "his tail", and by "it" if something is given', () => {
    expect(
      scenesOf('A fox saw a dog.', 'The fox bit his tail.', 'The fox ran.', 'The dog ran.')[1],
    ).toContain("the dog's tail");
    expect(scenesOf('I met a lamb.', 'I ran to the barn.', 'I gave it milk.', 'I slept.')[2]).toContain(
      'gave the lamb milk',
    );
  });
});

describe('where somebody is', () => {
  test.each([
    [
      ['We went on a plane.', 'I ate.'],
      ['plane', 'plane'],
    ],
    [['I went down into the cellar.'], ['cellar']],
    [['She lived in a cave by the sea.'], ['cove']],
    [
      ['I was in the hospital.', 'In the next bed there was a boy.', 'I slept in my bed.'],
      ['hospital', 'hospital', 'bedroom'],
    ],
    [
      ['We went to the zoo.', 'A monkey sat on the fence.', 'The fox said we can go to the beach.'],
      ['zoo', 'zoo', 'zoo'],
    ],
    [
      ['They were under the sea.', 'There was a key in an old ship.'],
      ['underwater', 'underwater'],
    ],
    [
      ['We were in the forest.', 'We sat by the fire.'],
      ['forest', 'forest'],
    ],
  ])('is told: %j', (sentences, places) => {
    expect(placesOf(...sentences)).toEqual(places);
  });
});

describe('a panel', () => {
  const panelOf = (scene: string) =>
    pageOf(readOrder(`Style: x.\nMia: a girl with light skin and a red shirt\nPanel 1: ${scene}`));
  const countOf = (picture: string, shape: string) => picture.split(shape).length - 1;

  test('shows a pile of soil to whoever digs', () => {
    const mud = 'M1 31c1-6 5-12 9-13';
    expect(countOf(panelOf('In the garden: Mia digs.'), mud)).toBeGreaterThan(0);
    expect(countOf(panelOf('In the garden: Mia sings.'), mud)).toBe(0);
  });

  test('shows a hamster with a body, and a witch with a hat', () => {
    expect(panelOf('In the garden: The hamster sleeps.')).toContain('M4 24c0-10 24-10 24 0');
    expect(panelOf('In the garden: The witch sleeps.')).toContain('M2 15.500c2-3.500');
  });
});
