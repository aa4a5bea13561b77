import { describe, expect, test } from '@jest/globals';
import { isLure, readingsOf } from '../../lambdas/safety/output/lures';

describe('the readings of a reward’s name', () => {
  test.each([
    ['Ice cream', ['Ice cream']],
    ['s3cr3t', ['s3cr3t', 'secret']],
    ['n4k3d', ['n4k3d', 'naked']],
    ['p1@y', ['p1@y', 'piay']],
    ['5ecret', ['5ecret', 'secret']],
    ['10 books', ['10 books']],
    ['C o m e to me', ['C o m e to me', 'Come to me']],
    ['c.o.m.e', ['c.o.m.e', 'come']],
    ['a b c', ['a b c']],
    ['c o m e  t o d a y', ['c o m e t o d a y', 'come today']],
    ['Come  over\tto  mine', ['Come over to mine']],
    ['ｓｅｃｒｅｔ', ['secret']],
  ])('%s', (name, readings) => expect(readingsOf(name)).toEqual(readings));
});

const isRefused = (name: string) => readingsOf(name).some(isLure);

test.each([
  ...[
    'A secret just for us',
    'Come over to mine',
    'Send me a pic',
    'show me your photos',
    'if you send a hug',
  ],
  ...['WhatsApp me', 'add me', 'my phone number', 'in your pyjamas', 's3nd m3 p1cs', 'C o m e  over to me'],
  ...['nuestro secreto', 'no se lo digas', 'notre petit secret', 'unser Geheimnis', 'komm zu mir'],
  ...['मेरे घर', 'mere ghar', '来我家', '秘密'],
])('a reward that lures is refused: %s', (name) => expect(isRefused(name)).toBe(true));

test.each([
  'Ice cream',
  'A trip to the zoo',
  'New pyjamas',
  'A photo album',
  '10 minutes more',
  'A book by Ada',
])('a reward of a family is accepted: %s', (name) => expect(isRefused(name)).toBe(false));
