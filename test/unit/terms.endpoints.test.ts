import { expect, test } from '@jest/globals';
import { contract } from '../../contract';
import type { Endpoint } from '../../contract/endpoint';
import { functions } from '../../lib/functions';

/** Calls of functions with a model, or of the same consents, that do nothing new, each with the reason. */
const nothingNew: Readonly<Record<string, string>> = {
  'articles.create': 'begins an article that was written before',
  'articles.submit': 'finishes an article; the next one is not ordered',
  'books.add': 'a book on a list; nothing of a person goes to the model',
  'books.move': 'a book on a list',
  'books.importList': 'books on a list; nothing of a person goes to the model',
  'chat.feedback': 'is read by our own people',
  'classes.change': 'archives a class; a new name and a new code wait in the use case',
  'comics.unlike': 'takes back',
  'comics.report': 'is read by our own people',
  'quiz.answerRecall': 'finishes two questions of an earlier quiz',
  'quiz.beginRecall': 'asks what an earlier quiz has asked; nothing goes to a model',
  'quiz.putOffRecall': 'is kept for the child only',
  'quiz.report': 'is read by our own people',
  'quiz.submit': 'finishes a quiz',
  'shop.decide': 'a guardian answers about a prize; nothing goes to a model',
  'shop.pin': 'is kept for the child only',
  'shop.purchase': 'spends gems; nothing goes to a model',
  'shop.removeReward': 'takes back',
  'shop.request': 'is read by our own people',
  'shop.settle': 'a parent has given a reward, or gives the gems back',
  'shop.wear': 'is kept for the child only',
  'users.preferences': 'is kept for the user only',
  'users.update': 'a new name stays hidden, and is checked by the model after the agreement',
  'voice.ticket': 'opens a socket; the voice chat on it waits for the agreement',
  'comics.saveDraft': 'is kept for the child only, and searched for a crisis by rules of our own',
};

/** Subjects with a function that calls a model or causes its work. */
const withModel = new Set(functions.flatMap(({ name, subject, model }) => (model ? [subject ?? name] : [])));

const endpoints = Object.entries(contract).flatMap(([subject, group]) =>
  Object.entries<Endpoint>(group).map(([key, endpoint]) => ({ id: `${subject}.${key}`, subject, endpoint })),
);

const isForMembers = ({ who }: Endpoint) => Array.isArray(who) && who.some((role) => role !== 'operator');

test('each call that may send something new to a model or to others waits for the agreement, or says why it need not', () => {
  const open = endpoints
    .filter(({ subject, endpoint }) => withModel.has(subject) || endpoint.consent !== undefined)
    .filter(
      ({ endpoint }) => endpoint.method !== 'GET' && isForMembers(endpoint) && endpoint.terms === undefined,
    )
    .map(({ id }) => id);
  expect(open.toSorted()).toEqual(Object.keys(nothingNew).toSorted());
});
