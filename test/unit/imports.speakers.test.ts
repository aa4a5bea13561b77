import { describe, expect, test } from '@jest/globals';
import { speakersIn } from '../../lambdas/imports/text/speakers';

const prose = 'The fox ran over the hill and did not look back. '.repeat(8).trim();

describe('the speakers of a story', () => {
  const says = (name: string, lines: number) => `“Yes,” said ${name}. “No.” `.repeat(lines);

  test.each([
    ['with three lines, not with two', [says('Maya', 3), says('Tom', 2)], ['Maya']],
    ['over several chapters', [says('Maya', 2), says('Maya', 1)], ['Maya']],
    ['with the most lines first', [says('Maya', 3) + says('Tom', 4)], ['Tom', 'Maya']],
    ['before the verb', ['“Yes,” Maya whispered. '.repeat(3)], ['Maya']],
    ['over a line break', ['“Yes,” said\n Maya. '.repeat(3)], ['Maya']],
    ['with article and adjective', [says('the little March Hare', 3)], ['March Hare']],
    ['with a title', [says('Mr. Fox', 3)], ['Mr. Fox']],
    ['with accents and hyphens', [says('Zoë Marie-Ann', 3)], ['Zoë Marie-Ann']],
    ['without a possessive ending', [says('Maya’s', 3)], ['Maya']],
    ['without words before the name', ['“Yes.” Then Maya said no. '.repeat(3)], ['Maya']],
    ['not pronouns', ['“Yes,” She said. “No,” said He. '.repeat(3)], []],
    ['not things in small letters', [says('the fox', 3)], []],
    ['not in a text without dialogue', [prose], []],
    [
      'under the longer of two names',
      [says('Captain Oduya', 2) + says('Oduya', 2) + says('Maya', 3)],
      ['Captain Oduya', 'Maya'],
    ],
    [
      'not with a name over 60 letters',
      [says(`M${'a'.repeat(60)}`, 3) + says(`M${'a'.repeat(59)}`, 3)],
      [`M${'a'.repeat(59)}`],
    ],
  ])('are named %s', (_, texts, names) => {
    expect(speakersIn(texts)).toEqual(names);
  });

  test('are at most eight', () => {
    const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
    const lines = names.map((name, i) => says(name, 12 - i)).join('');
    expect(speakersIn([lines])).toEqual(names.slice(0, 8));
  });
});
