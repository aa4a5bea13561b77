import { contract } from '../../contract';
import { article, comic, opinions, shopping, talk, words } from './activities';
import { consents } from './consent';
import { befriend } from './friends';
import { leave } from './leave';
import { arrive } from './newcomers';
import { addBook, lookAround, signInOperator } from './operator';
import { beginQuiz, endQuiz, findBook, readOn } from './reader';
import { roles } from './roles';
import { newAddress, type Site } from './site';
import { voiceChat } from './socket';
import { strangers } from './strangers';

type Operator = Parameters<typeof signInOperator>[1];

/**
 * The walk through a site: strangers, an operator, and readers who come by an invitation. The quiz runs while the other calls are
 * made, because its time counts.
 */
export const walk = async (site: Site, account: Operator | undefined): Promise<void> => {
  const { calls, mailbox, report } = site;
  await strangers(site);
  if (account === undefined) return report.skip('everything with a session', 'no --operator is named');
  const operator = await signInOperator(site, account);
  if (operator === undefined) return;
  await lookAround(site, operator);
  await addBook(site, operator);
  if (mailbox === undefined) return report.skip('everything that begins with a mail', 'no --mails are named');
  const reader = await arrive(site, operator, { who: 'reader', age: 14, account_type: 'student' });
  if (reader === undefined) return;
  const book = await findBook(site, reader);
  if (book === undefined) return;
  const quiz = await beginQuiz(site, reader, book);
  await readOn(site, reader, book);
  await talk(site, reader, book);
  await article(site, reader);
  await words(site, reader);
  const address = newAddress(site, 'friend');
  await calls.call(contract.referrals.submit, reader, { body: { referred_email: address } });
  const friend = await arrive(site, operator, { who: 'friend', age: 15, account_type: 'student', address });
  const teacher = await arrive(site, operator, { who: 'teacher', age: 40, account_type: 'teacher' });
  await roles(site, { operator, reader, teacher });
  await voiceChat(site, reader, book);
  if (quiz !== undefined) await endQuiz(site, reader, quiz);
  await comic(site, reader);
  await opinions(site, reader);
  if (friend !== undefined) {
    await shopping(site, friend);
    await befriend(site, reader, friend);
  }
  await consents(site, operator);
  for (const one of [reader, friend, teacher]) if (one !== undefined) await leave(site, one);
};
