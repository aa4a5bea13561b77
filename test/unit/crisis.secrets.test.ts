import { expect, test } from '@jest/globals';
import { severities } from '../../contract/flags/kinds';
import { type Crisis, findCrisis } from '../../lambdas/safety/crisis/find-crisis';
import unseen from '../support/utterances/fiction-blind.json';

test.each([
  'daddy makes me keep secrets about his touching',
  'daddy makes me keep secrets',
  'it is about him touching me',
  'I have a secret. My uncle is touching me.',
  'mr brown says dont tell about the tickling game where he touches us',
  'Can I tell you a secret? Papa is hitting again',
  'my coach has a secret with me he rubs my back and i hate it',
  'there is a secret about stepdads hitting',
  'mom must not know that dad hurts me',
  'I promised not to tell about the hitting',
  'she is hurting me but its a secret',
  'secret: he kisses me when nobody looks',
  'we have to keep a secret for grandpa',
  'Do you keep secrets? someone touches me',
  'I must never tell what happens when he hits',
  'our secret is the bruises on my legs',
  'touching is a secret at my home',
  'he does stuff to me and if i say it nobody will believe me',
  'mum told me not to say about my burns',
])('abuse, for operators only: %s', (text) => {
  expect(findCrisis(text)).toMatchObject({ kind: 'abuse', mayKnow: 'operators' });
});

test('grown-ups are told of a secret about another child who hits', () => {
  expect(findCrisis('it is a secret that my brother is beating me')).toMatchObject({
    kind: 'abuse',
    mayKnow: 'supervisors',
  });
});

test.each([
  'can you keep a secret? i ate the cake',
  'if i tell you the end will you be sad? he kisses me says the frog',
  'my cousin does things with me like building a secret base',
  'my sister tickled me until i could not breathe',
  'i slipped and hurt my elbow but i promised not to cry',
  'my dad makes me keep the secret of moms birthday present',
  'i touched the paint and its a secret',
  'the dragon has a secret and he hits the tower',
  'tell me a secret about the book',
  'my secret is that i hurt my knee on the swing',
  'the secret garden is my favorite book, it touched my heart',
  'we made a secret club and kicked the ball around',
  'the ending was a secret, it hit me like a train',
  'my brother told me a secret about the game and then beat me at chess',
  'She kept the secret because telling would hurt her friend',
])('harmless: %s', (text) => expect(findCrisis(text)).toBeUndefined());

test('a child’s own misdeed alarms no grown-up', () => {
  expect(findCrisis('dont tell my mom but i hit my brother')?.severity).not.toBe(severities.severe);
});

/** At first the rules found 0.85 of the secrets, with false alarms for 0.1 of the harmless messages. */
test('in messages written without sight of the rules, secrets are found and surprises ignored', () => {
  const share = (texts: readonly string[], is: (found: Crisis | undefined) => boolean) =>
    texts.filter((text) => is(findCrisis(text))).length / texts.length;
  const figures = {
    recall: share(unseen.secretTalk, (found) => found !== undefined),
    alarms: share(unseen.secretHarmless, (found) => found?.severity === severities.severe),
  };
  process.stdout.write(`crisis rules, secrets: ${JSON.stringify(figures)}\n`);
  expect(figures.recall).toBeGreaterThanOrEqual(0.9);
  expect(figures.alarms).toBeLessThanOrEqual(0.05);
});

test.each([
  'cant they just use a normal bee',
  'why hasnt your son written to you',
  'What happened to your old home?',
])('a question about the story and its people raises no doubt: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined();
});

test.each([
  'Why do people keep secrets?',
  'Why do kids keep secrets from grown-ups?',
  'is it bad if somebody keeps a secret?',
])('a question about secrets of people in general raises no doubt: %s', (text) => {
  expect(findCrisis(text)).toBeUndefined();
});

test.each([
  'Why do people keep secrets from me?',
  'what do people do when somebody touches them?',
  'Why does somebody keep it secret that she hits?',
  'What should kids do if someone hurts them?',
])('a question about people in general that names oneself or a harm still raises a doubt: %s', (text) => {
  expect(findCrisis(text)).toBeDefined();
});
