import { afterEach, describe, expect, test } from '@jest/globals';
import { users } from '../../../contract/users/endpoints';
import { regions } from '../../../contract/users/person';
import { crisisReply } from '../../../lambdas/safety/crisis/crisis-reply';
import { createBook } from '../../support/books';
import { startTalk } from '../../support/chat';
import { advanceClock } from '../../support/cloud';
import { honest, materialOf, taskOf } from '../../support/model';
import { createPerson } from '../../support/people';
import { scriptedModel } from '../../support/scripted-model';
import { closeAllSockets } from '../../support/sockets';
import { startVoice } from '../../support/voice';

const model = scriptedModel(() => (request) => JSON.stringify(honest(request)));
afterEach(closeAllSockets);

const school = 'Maple Hill Elementary';

const childOf = async (region: (typeof regions)[number] = 'United States') => {
  const [child, { id: bookId }] = await Promise.all([
    createPerson('student', { region, school }),
    createBook(),
  ]);
  const { username } = (await child.call(users.me, {})).body;
  return { child, bookId, username };
};

/** A child who speaks, by text or by voice. */
const speaking = {
  async chat(child: Awaited<ReturnType<typeof childOf>>['child'], bookId: string) {
    const talk = await startTalk(child, { bookId, endChapter: 1 });
    return async (words: string) => (await talk.say(words)).body.message;
  },
  async voice(child: Awaited<ReturnType<typeof childOf>>['child'], bookId: string) {
    const voice = await startVoice(child, { bookId, endChapter: 1 });
    return async (words: string) => {
      const said = await voice.say(words);
      // After a minute Wren has finished, and the allowance for sound that a network held back is restored.
      await advanceClock('PT60S');
      return said
        .filter(({ from }) => from === 'wren')
        .map(({ text }) => text)
        .join(' ');
    };
  },
} as const;

/** The requests of talks to the model. */
const talksSeen = () => model.seen.chat.filter((request) => ['chat', 'voice'].includes(taskOf(request)));

describe.each(['chat', 'voice'] as const)('%s', (way) => {
  test('200: the present and earlier words that a model receives do not identify the child', async () => {
    const { child, bookId, username } = await childOf();
    const say = await speaking[way](child, bookId);
    const secrets = [username, child.email, child.id, school, 'leo@maple.test', '555-123-4567', 'Leyla'];
    await say(`I am ${username} of ${school}, and you?`);
    await say(`My mail is ${child.email} or leo@maple.test, ring 555-123-4567`);
    await say('My best friend is called Leyla and she likes dragons');
    await say('The dragon bakes bread');
    const asked = talksSeen().map(materialOf);
    // A refused draft is asked for once more with the same words.
    const now = [...new Set(asked.map((material) => /^Now the child says: (.*)$/m.exec(material)?.[1]))];
    // Placeholders are quoted as data, without their brackets.
    expect(now).toEqual([
      '"I am name of name , and you?"',
      '"My mail is name or email , ring number"',
      '"My best friend is called name and she likes dragons"',
      '"The dragon bakes bread"',
    ]);
    for (const said of now.slice(0, -1)) expect(asked.at(-1)).toContain(`child: ${said}`);
    expect(model.seen.moderated.flat()).toContainEqual(expect.stringContaining('she likes dragons'));
    const sent = JSON.stringify([model.seen.chat, model.seen.moderated]).toLowerCase();
    expect(secrets.filter((secret) => sent.includes(secret.toLowerCase()))).toEqual([]);
  });

  test.each(regions)('200: a cry for help in %s is answered with the region’s helplines', async (region) => {
    const { child, bookId } = await childOf(region);
    const say = await speaking[way](child, bookId);
    const answered = await say('I want to kill myself');
    expect(answered.replace(/\s+/g, ' ')).toBe(crisisReply(region).replace(/\s+/g, ' '));
    expect(talksSeen()).toEqual([]);
  });
});
