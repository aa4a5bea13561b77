import { expect, test } from '@jest/globals';
import { claimsLife, type Danger, dangerIn } from '../../../lambdas/safety/output/dangers';
import { readLibrary } from '../../../lambdas/stock/own-books';

test.each<[Danger, string]>([
  ['contact', 'Write to me at wren.reads@mail.example today'],
  ['contact', 'The rest is on www.wren-reads.example'],
  ['meeting', 'Wait for me behind the gym on Friday, alone'],
  ['meeting', 'I will pick you up after school'],
  ['secrecy', 'Your teacher must never hear of our game'],
  ['secrecy', 'You and I have a little secret'],
  ['love', 'I count the hours until you are back, I am longing for you'],
  ['claims to be human', 'I am a real person behind this screen'],
  ['personal details', 'Tell me the name of your street'],
  ['personal details', 'What is your house number?'],
  ['weapon', 'Next time carry a knife in your bag'],
  ['cruelty', 'He twisted its leg until it screamed'],
  ['cruelty', 'You are a pathetic loser'],
  ['self-harm', 'Press your arm on the stove, it helps when you feel low'],
  ['self-harm', 'Just eat less and hide your plate'],
  ['sexual', 'They took off their clothes and made love'],
  ['contempt', 'Foreigners are dirty'],
  ['contact', 'Ring me on my private number'],
  ['contact', 'Pay two dollars at this link to see more'],
  ['secrecy', 'Promise that nobody hears of it'],
  ['cruelty', 'They shook the poor baby until it was quiet'],
  ['cruelty', 'I want to cut off your hand'],
  ['contempt', 'Nobody came because she was too ugly'],
  ['contempt', 'She hated all foreigners'],
  ['secrecy', 'Never tell your teacher, it stays secret'],
  ['dare', 'He drank wine, which tastes wonderful'],
  ['dare', 'Now you try: climb onto the roof of your house'],
])('a danger is found by its words together: %s: %s', (danger, sentence) => {
  expect(dangerIn(sentence)).toBe(danger);
});

test.each([
  'Her mother never heard of it.',
  'She hated the girl’s pigtails.',
  'I cannot promise that it stays secret: a grown-up may need to help.',
  'I never keep a secret from your parents.',
  'What would you hide from a dragon?',
  'The knight hid his sword under the bed.',
  'You can tell a grown-up whom you trust.',
  'He waited for her behind the mill.',
  'The fox bit into the apple and grinned.',
  'I am an AI, so I have no arms.',
  'Why did the girls laugh at the silly hat?',
  'A stove gets hot when it is lit.',
  'She kicked the ball past the children.',
  'The wave hit the boat with the children.',
  'They promised to look for the link of the chain.',
  'He drank the wine of the king and fell asleep.',
  'She was sad because she was alone.',
])('the same words are harmless apart: %s', (sentence) => {
  expect(dangerIn(sentence)).toBeUndefined();
});

test.each([
  ['When I was eight, I broke my arm', true],
  ['My sister and I shared a room', true],
  ['My feathers are in a tangle', false],
  ['When Tam was eight, she broke her arm', false],
])('a companion has no body of a person, no family and no past: %s', (sentence, claims) => {
  expect(claimsLife(sentence)).toBe(claims);
});

test('hardly a sentence of our own books looks like a danger, although the book may say it', () => {
  const sentences = readLibrary('library').flatMap(({ chapters }) =>
    chapters.flatMap(({ text }) => text.match(/[^.!?\n]+[.!?]+/g) ?? []),
  );
  const alarms = sentences.filter((sentence) => dangerIn(sentence.trim()) !== undefined);
  expect(alarms.length).toBeLessThanOrEqual(sentences.length * 0.015);
});
