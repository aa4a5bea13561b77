import { describe, expect, test } from '@jest/globals';
import { boardOf, figuresOf, placesOf } from '../support/illustrated';

const scenesOf = (...sentences: string[]) =>
  boardOf(...sentences)
    .panels.map(({ scene }) => scene)
    .join('\n');

describe('who is in a child’s story', () => {
  test.each([
    [
      'a role as its own figure',
      'The postman ran. The headmaster sang.',
      { postman: 'postman', headmaster: 'man-teacher' },
    ],
    ['the captain of a team as a boy', 'We lost the match. Their captain ran.', { captain: 'boy' }],
    ['the captain of a ship as a pirate', 'The ship sank. The captain ran.', { captain: 'pirate' }],
    [
      'a detective of nine as a child',
      'Zoe was a detective and she was only nine. She ran.',
      { Zoe: 'girl' },
    ],
    ['the teacher of a class by her name', 'Our class sang. Miss Bop ran.', { Bop: 'teacher' }],
    ['a young animal as the animal', 'There was a baby frog. The baby sang.', { frog: 'frog' }],
    ['the mum of a family of mice as a mouse', 'There was a family of mice. The mum sang.', { mum: 'mouse' }],
    [
      'an explorer as the man whom "he" tells',
      'Bop was an explorer. He ran. She sang. She hid. She slept.',
      { Bop: 'man' },
    ],
    [
      'a thing that "she" tells',
      'A little red mitten fell. She was lost. The mitten crawled home.',
      { mitten: 'gloves' },
    ],
    ['two men of a word', 'Two firemen ran.', { firemen: 'firefighter' }],
  ])('shows %s', (_, story, figures) => {
    expect(figuresOf(story)).toMatchObject(figures);
  });

  test.each([
    ['Out came a frog. The frog ran.', 'Out'],
    ['Bix went on the ship to Bopton. Bix ran.', 'Bopton'],
    ['I called it Bopple. It was a colour.', 'Bopple'],
    ['My Bopetti fell down. My Bopetti was hot.', 'Bopetti'],
    ['A boat called Pip ran. The wave said I am lonely. Pip sang.', 'I'],
  ])('does not take a word for somebody: %s', (story, name) => {
    expect(Object.keys(figuresOf(story))).not.toContain(name);
  });
});

test.each([
  [['Mrs Bop sang.', 'A giraffe bent down.', 'He licked my hair.', 'I slept.'], 'giraffe licked my hair'],
  [
    ['I had a pet called Bix.', 'I saw my teacher.', 'She danced with me.', 'I slept.'],
    'teacher danced with me',
  ],
  [
    ['A giraffe came.', 'I asked him if he could see Mrs Bop.', 'He nodded.', 'He licked me.'],
    'giraffe licked me',
  ],
  [['Zoe was a witch.', 'She sang.', 'A kitten hid.', 'She danced.'], 'Zoe danced'],
  [
    ['A snowman ran.', 'Another snowman came.', 'They danced.', 'I slept.'],
    'The snowman and another snowman danced',
  ],
  [
    ['Bix asked the seals but they laughed at him.', 'Bix sang.', 'Bix slept.', 'Bix ran.'],
    'seals laughed at Bix',
  ],
  [
    ['The wave lifted Bix.', 'It hugged him and he danced.', 'The wave sang.', 'The wave laughed.'],
    'Bix danced',
  ],
  [['My brother sang.', 'We followed a fox.', 'Mum called.', 'We danced.'], 'brother and I danced'],
  [['A frog turned Bix into a duck.', 'Bix hid.', 'He danced.', 'The frog slept.'], 'Bix danced'],
])('means in %j: %s', (sentences, told) => {
  expect(scenesOf(...sentences)).toContain(told);
});

describe('where a child’s story is', () => {
  test.each([
    ['in the rain outside', ['We sat in the classroom.', 'I ran in the rain.'], ['school', 'playground']],
    [
      'with a castle of sand at the sea',
      ['We went to the beach.', 'The crab sat in our castle.'],
      ['sea', 'sea'],
    ],
    ['elsewhere on another day', ['I sat in the park.', 'The next day I woke up.'], ['park', 'bedroom']],
    ['where the teacher is', ['I sat in the kitchen.', 'My teacher sang.'], ['kitchen', 'school']],
    ['on a trip with the teacher', ['We went to the zoo.', 'My teacher sang.'], ['zoo', 'zoo']],
    ['in the air above a school', ['I flew over the houses and over the school.'], ['sky']],
    ['where a bird is seen', ['I sat in the garden.', 'A bird sang in the sky.'], ['garden', 'garden']],
    ['where a cake for a fair is baked', ['We were baking a cake for the school fair.'], ['kitchen']],
    ['where a tunnel is eaten', ['I sat in the kitchen.', 'I had to eat a tunnel.'], ['kitchen', 'kitchen']],
    [
      'in a city after a journey',
      ['Bix sat in the train.', 'When he got to Bopton he sang.'],
      ['train', 'city'],
    ],
    ['in a bank and at a station', ['I was in the bank.', 'I stood on the platform.'], ['bank', 'station']],
    ['out at sea', ['Far out on the sea he met a wave.'], ['ocean']],
    [
      'in the throne room of a palace',
      ['She came to the palace.', 'She went up the stairs.'],
      ['castle', 'throne'],
    ],
  ])('is told: %s', (_, sentences, places) => {
    expect(placesOf(...sentences)).toEqual(places);
  });
});

test.each([
  ['A bride and a king danced.', 'He ran.', 'The king ran.'],
  ['A bride and a king danced.', 'She ran.', 'The bride ran.'],
  ['The groom cried.', 'She ran.', 'She ran.'],
])('"he" and "she" are those whom they can be: %s %s', (one, other, scene) => {
  expect(scenesOf(one, other)).toContain(`: ${scene}`);
});
