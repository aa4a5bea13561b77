import { describe, expect, test } from '@jest/globals';
import prompts from '../../lambdas/comics/lists/prompts.json';
import { pageOf, readOrder } from '../../local/illustrator/page';
import { lookOf, readLook } from '../../local/illustrator/reading/character';
import { readScene } from '../../local/illustrator/reading/scene';
import { castOf } from '../../local/tutor/stories/cast';
import { boardOf, doings, figuresOf } from '../support/illustrated';

const mole =
  'Bolo lived under the garden. He was a very small mole with big dreams. One day Bolo was digging a tunnel and he found a ring. "This is from the queen!" said Bolo. So he packed his bag and walked to the castle. On the way it began to rain. At the castle the queen cried because her ring was gone. Bolo gave it back and she hugged him. They ate cake together and Bolo was happy.';

describe('the cast of a story', () => {
  test.each([
    ['A dragon called Ember met a little bat named Flip.', { Ember: 'dragon', Flip: 'bat' }],
    [
      'Two penguins, Bix and Bop, packed a suitcase. Bix and Bop flew away.',
      { Bix: 'penguin', Bop: 'penguin' },
    ],
    ['The mouse Bix and the cat Bop opened a bakery.', { Bix: 'mouse', Bop: 'cat' }],
    ['A knight named Sir Bop looked for a giant.', { Bop: 'knight', giant: 'giant' }],
    ['A cloud named Wispy hid. Wispy cried.', { Wispy: 'cloud' }],
    ['Karim saw a puppy. Karim was sad and fed the puppy. He ran.', { Karim: 'boy' }],
    ['Detective Max is a dog with a hat. Max ran.', { Max: 'dog' }],
    ['Ella had a brother. Bobo saw him. Ella hugged him. Ella ran. She sang.', { Ella: 'girl' }],
    [
      'My mum ran to the nurse. The conductor called my dad.',
      { mum: 'woman', nurse: 'doctor', conductor: 'man', dad: 'man' },
    ],
    [mole, { Bolo: 'mole', queen: 'queen' }],
    ['The cookie ran away. The cookie jumped out of the jar. "No!" said the cookie.', { cookie: 'cookie' }],
  ])('has the figure that the words beside a name tell: %s', (story, figures) => {
    expect(figuresOf(story)).toMatchObject(figures);
  });

  test('tells a child who is "she" from one who is "he", and has the one who tells the story', () => {
    expect(
      figuresOf('Then Mia ran home. She was fast. I saw Ben there. He was slow. I called Ben and Mia.'),
    ).toEqual({
      I: 'child',
      Mia: 'girl',
      Ben: 'boy',
    });
  });

  test('looks the same when its words are read again', () => {
    for (const one of castOf(
      `${mole} A witch and the children watched. Then Zoe came. She laughed, and Zoe sang.`,
    ))
      expect(readLook(one.name, lookOf(one))).toEqual(one);
  });
});

describe('a kind in a title or beside a name', () => {
  test.each([
    ['Mr. Fox had a shop. Mr. Fox slept.', { fox: 'fox' }],
    ['Penguin Bop sang. Bop ran. Bop danced.', { Bop: 'penguin' }],
    ['Bop, the mole, dug. Bop slept.', { Bop: 'mole' }],
    ['Captain Bop the cat sailed. Bop sang.', { Bop: 'cat' }],
    ['Our teacher Mr. Bop sang. Mr. Bop ran.', { Bop: 'man-teacher' }],
    ['Our coach Mrs Bop sang. Mrs Bop ran.', { Bop: 'woman' }],
    ['A penguin called Bop sang. His mother hugged him.', { Bop: 'penguin', mother: 'penguin' }],
    ['A racoon slept. The racoon ran.', { racoon: 'raccoon' }],
  ])('is the figure of the one: %s', (story, figures) => {
    const { cast, panels } = boardOf(story);
    const shown = cast.map(({ name, look }) => [name, readLook(name, look).figure]);
    expect(Object.fromEntries(shown)).toEqual(figures);
    expect(panels).toHaveLength(4);
  });

  test.each([
    ['Zoe had a boat called Bop. Zoe sailed on Bop. Zoe sang.', 'Bop'],
    ['Zoe lived in a town called Bop. Zoe ran. Zoe sang in Bop.', 'Bop'],
    ['On Halloween Zoe ran. Zoe sang.', 'Halloween'],
  ])('is nobody if it is a thing, a place or a day: %s', (story, name) => {
    expect(Object.keys(figuresOf(story))).toEqual(['Zoe']);
    expect(figuresOf(story)).not.toHaveProperty(name);
  });
});

describe('things of a scene', () => {
  const thingsOf = (text: string) => readScene(text, castOf(text), undefined).things;

  test.each([
    ['The girl ate a banana cake.', ['birthday-cake']],
    ['The girl ate a banana and a cake.', ['banana', 'birthday-cake']],
    ['The girl hugged her stuffed giraffe.', ['giraffe']],
    ['On the ship: The girl found a treasure map.', ['world-map']],
    ['The girl took a photo.', ['camera']],
    ['The girl gave me half of her cookie.', ['cookie']],
  ])('are those that are there: %s', (text, things) => {
    expect(thingsOf(text)).toEqual(things);
  });

  test('are hidden by somebody who is seen', () => {
    expect(doings('The boy hid the peas.')).toEqual([['boy', 'take']]);
    expect(doings('The boy hid behind a tree.')).toEqual([['boy', 'hide']]);
    expect(doings('The boy ran away and hid behind a tree.')).toEqual([['boy', 'hide']]);
    expect(doings('The boy walked and ran.')).toEqual([['boy', 'run']]);
    expect(doings('The boy ran and walked.')).toEqual([['boy', 'run']]);
  });
});

describe('a scene', () => {
  test('gives each verb to the one who does it', () => {
    expect(doings('The monkey slept while the zebra danced.')).toEqual([
      ['monkey', 'sleep'],
      ['zebra', 'dance'],
    ]);
    expect(doings('The dog chased the cat and the cat climbed a tree.')).toEqual([
      ['dog', 'chase'],
      ['cat', 'climb'],
    ]);
  });

  test('shows that whoever has something done to them answers it', () => {
    expect(doings('The girl pushed the boy.')).toEqual([
      ['girl', 'push'],
      ['boy', 'fall'],
    ]);
    expect(doings('The dolphin swam up and carried the boy on her back.')).toEqual([
      ['dolphin', 'carry'],
      ['boy', 'ride'],
    ]);
    expect(doings('The boy climbed on the donkey.')).toEqual([
      ['boy', 'ride'],
      ['donkey', undefined],
    ]);
    expect(doings('The boy scratched his head and the dog slept.')[0]).toEqual(['boy', 'take']);
    expect(doings('The boy caught a boot.')).toEqual([['boy', 'catch']]);
    expect(doings('The boy pulled the sledge up and raced down the hill.')).toEqual([['boy', 'ride']]);
    expect(doings('The police put the fox in the car.')).toEqual([
      ['police', 'put'],
      ['fox', 'ride'],
    ]);
  });

  test('goes on with whoever acted before an "and", and leaves out those who are only spoken of', () => {
    expect(doings('The boy ran past three frogs and kicked the ball.')).toEqual([
      ['boy', 'kick'],
      ['frog', undefined],
    ]);
    expect(doings('The turtle showed the boy where the fish sleep.')).toEqual([
      ['turtle', 'point'],
      ['boy', undefined],
      ['fish', 'sleep'],
    ]);
    expect(doings('The girl gave the fox a cake and the owl laughed.')).toEqual([
      ['girl', 'give'],
      ['fox', 'receive'],
      ['owl', 'laugh'],
    ]);
    expect(doings('The robot said the frogs had gone to Mars.')).toEqual([['robot', 'say']]);
  });

  test('shows nobody whom the text denies or compares', () => {
    expect(doings('It was not a rabbit.')).toEqual([]);
    expect(doings('The girl swam like a dolphin.')).toEqual([['girl', 'swim']]);
    expect(doings('The trumpet sounded like a sick elephant.')).toEqual([]);
    expect(doings('The girl drew a lion.')).toEqual([['girl', 'paint']]);
    expect(doings('The girl hugged her stuffed giraffe.')).toEqual([['girl', 'hug']]);
    expect(doings('The clown made a dog out of a balloon.')).toEqual([['clown', 'take']]);
    expect(doings('The ghost had lost his teddy.')).toEqual([['ghost', 'think']]);
    expect(doings('The girl ate a giant cookie.')).toEqual([['girl', 'eat']]);
    expect(doings('The bear did not cry.')).toEqual([['bear', undefined]]);
  });
});

describe('a storyboard', () => {
  test('has everybody of a scene in its cast, and no others', () => {
    const { cast, panels } = boardOf(mole);
    expect(cast.map(({ name }) => name)).toEqual(['Bolo', 'queen']);
    expect(panels[3]?.scene).toContain('Bolo');
  });

  test('names who is meant by a pronoun', () => {
    const { panels } = boardOf(mole);
    expect(panels.at(-1)?.scene).toContain('Bolo gave the ring back and the queen hugged Bolo');
  });

  test.each([
    [
      'who has a name, and not the one who listened',
      'A girl called Zoe sang. An owl and a fox listened to her. Every day she danced. The fox ate.',
      2,
      'Zoe danced',
    ],
    [
      'who was brought something, if several brought it',
      'My sister Zoe and I ran home. We brought cake to Mum. She laughed. I slept.',
      2,
      'Mum laughed',
    ],
    [
      'the one who was spoken to',
      'Finn flew with his cat Bix. "Hello!" said the alien. Finn gave him cheese. Bix slept.',
      2,
      'Finn gave the alien cheese',
    ],
  ])('means by a pronoun the one %s', (_, story, panel, scene) => {
    expect(boardOf(story).panels[panel]?.scene).toContain(scene);
  });

  test('gives a cry to the one who cried it, and not to the others of the sentence', () => {
    const { panels } = boardOf(
      'Zoe ran. Then Leon hurt his leg and the coach shouted, "Zoe, go!" Zoe jumped. Zoe slept.',
    );
    expect(panels[1]?.speaker).toBe('coach');
  });

  test('gives direct speech to the one who speaks, who is in the scene', () => {
    const { panels } = boardOf(mole);
    const speaking = panels.filter(({ speaker }) => speaker !== null);
    expect(speaking).toMatchObject([{ says: 'This is from the queen!', speaker: 'Bolo' }]);
    expect(speaking[0]?.scene).toContain('Bolo');
  });

  test('stays at a place until the story leaves it', () => {
    const { panels } = boardOf(
      'Zoe went to the beach. She ran. She sang. She jumped. She danced. She laughed. Zoe went into a cave. She slept.',
    );
    expect(panels.map(({ scene }) => /sea|cave|beach/i.exec(scene)?.[0].toLowerCase())).toEqual([
      'beach',
      'sea',
      'sea',
      'cave',
    ]);
  });
});

describe('a page', () => {
  const orderOf = (style: string) =>
    readOrder(
      `Style: ${style}.\nBolo: a friendly mole\nPanel 1: Bolo digs.\nPanel 2: Bolo eats cake.\nPanel 3: Bolo sleeps.\nPanel 4: Bolo laughs.`,
    );

  test('is the same for the same prompt', () => {
    expect(pageOf(orderOf(''))).toBe(pageOf(orderOf('')));
  });

  test('shows the same figure in every panel', () => {
    const panels = pageOf(orderOf(''))
      .split(/<svg x=/)
      .slice(1);
    expect(panels.map((panel) => panel.includes('M12.500 12.500c0-2.500'))).toEqual([true, true, true, true]);
  });
});

test('somebody or something of at least four fifths of the prompts of the day can be drawn', () => {
  const drawn = prompts.filter((prompt) => {
    const scene = readScene(prompt, castOf(prompt), undefined);
    return scene.actors.length + scene.things.length > 0;
  });
  expect(drawn.length / prompts.length).toBeGreaterThanOrEqual(0.8);
});
