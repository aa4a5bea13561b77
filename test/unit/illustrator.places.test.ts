import { describe, expect, test } from '@jest/globals';
import { Pen } from '../../local/illustrator/pen';
import { sceneryOf } from '../../local/illustrator/places/scenery';
import { readScene } from '../../local/illustrator/reading/scene';
import { placeIn, placePhrases } from '../../local/illustrator/words/settings';
import { castOf } from '../../local/tutor/stories/cast';
import { placesOf } from '../support/illustrated';

describe('a place', () => {
  test('has room for a vehicle, unless it is the vehicle itself', () => {
    const placeOf = (text: string) => readScene(text, castOf(text), undefined).setting.place;
    expect(placeOf('The boy drove home on his tractor.')).toBe('city');
    expect(placeOf('The boy took the train.')).toBe('train');
  });

  test.each([
    [
      ['I was happy.', 'I baked a cake.', 'The sofa was red.'],
      ['field', 'kitchen', 'room'],
    ],
    [
      ['We were in the park.', 'I baked a cake.'],
      ['park', 'park'],
    ],
    [['In the park he looked at the moon.'], ['park']],
    [['At night the alien flew home and waved.'], ['sky']],
    [
      ['It snowed the whole night.', 'We ran into the garden.'],
      ['snow', 'snow'],
    ],
    [['The monkey worked in a library in the jungle.'], ['library']],
    [
      ['We walked through the forest to the castle.', 'The oven was hot.'],
      ['castle', 'kitchen'],
    ],
    [
      ['He sat on the sofa.', 'He ran outside.', 'He sang.'],
      ['room', 'garden', 'garden'],
    ],
    [
      ['A penguin sang.', 'The dog sang.', 'A wolf sang.'],
      ['snow', 'snow', 'snow'],
    ],
    [
      ['In the classroom: We ran to the park.', 'We sang.'],
      ['school', 'school'],
    ],
    [
      ['It rained in the garden.', 'In the garden the sun came out.'],
      ['garden', 'garden'],
    ],
    [
      ['We saw the haunted house.', 'We went up the stairs.', 'We ran home.'],
      ['haunted', 'spooky', 'room'],
    ],
    [
      ['Karim ran into the park.', 'He carried it home.'],
      ['park', 'room'],
    ],
    [
      ['It snowed all night.', 'We ran into the garden.', 'We rode down the hill.'],
      ['snow', 'snow', 'snow'],
    ],
    [
      ['We sat on the hill.', 'We sat next to the fireplace.'],
      ['mountain', 'room'],
    ],
    [
      ['Mum took me to the doctor.', 'In the waiting room I read.'],
      ['hospital', 'hospital'],
    ],
    [
      ['Mia took the train.', 'A man sat down.', 'Mia got out.'],
      ['train', 'train', 'field'],
    ],
    [
      ['We went to the zoo.', 'We went to the market.', 'We sat in the garage.'],
      ['zoo', 'market', 'garage'],
    ],
  ])('is told, or guessed until it is told: %j', (sentences, places) => {
    expect(placesOf(...sentences)).toEqual(places);
  });
});

test.each([...placePhrases])('%s is a place that its phrase names, and that is drawn', (place, phrase) => {
  expect(placeIn(phrase)).toBe(place);
  expect(sceneryOf(place, { pen: new Pen('Cartoon'), time: 'day' })).toContain('<');
});
