import { expect, test } from '@jest/globals';
import { flawOfScenes } from '../../lambdas/comics/drawing/flaw-of-scene';

const story = 'Ada and her bear sailed to an island. A pirate with a sword was sad, so Ada shared her cake.';
const board = (scene: string, look = 'a small girl with red boots') => ({
  cast: [{ name: 'Ada', look }],
  panels: [{ scene, says: null, speaker: null }],
});
const flaw = (scene: string, look?: string) => flawOfScenes(board(scene, look), story);

test.each([
  'Ada kicks the ball over the pirate, who cries with joy.',
  'Ada ties her shoes and laughs with the trembling bear.',
  'The pirate beats a drum. Ada cries when the boat leaves.',
  'The pirate holds his sword and a piece of cake.',
  'Ada cuts the cake with a knife.',
  'On Sunday the ship sails past a sign with an arrow.',
  'Ada cuts open a melon on the beach.',
])('a scene is drawn: %s', (scene) => expect(flaw(scene)).toBeUndefined());

test.each([
  ['somebody is hurt in a scene', 'The pirate kicks the bear, and the bear cries.'],
  ['somebody is hurt in a scene', 'The trembling bear hides while the pirate whips it.'],
  ['somebody is hurt in a scene', 'Ada scratches her own arm.'],
  ['somebody is hurt in a scene', 'The pirate does not want to live.'],
  ['blood or wounds that the story does not have', 'The bear has blood on its paws.'],
  ['a weapon that the story does not have', 'The pirate loads a pistol.'],
  ['writing in a picture', 'A sign on the beach says: Mill Lane 3.'],
  ['a real person or a known character', 'Ada finds a Lego box on the beach.'],
])('%s: %s', (reason, scene) => expect(flaw(scene)).toBe(reason));

test.each([
  ['looks like the singer Anna Berg', 'a real person or a known character'],
  ['a girl dressed as Zorrilla, in black', 'a name that the story does not have'],
  ['a girl like Ada, in her dress for Sunday', undefined],
])('who looks so: %s: %s', (look, reason) => expect(flaw('Ada eats cake.', look)).toBe(reason));

test('blood that the story has may be drawn', () => {
  expect(flawOfScenes(board('There is blood on the paw.'), 'There was blood on its paw.')).toBeUndefined();
});
