import { describe, expect, test } from '@jest/globals';
import {
  bulkInputLimit,
  isBlockedShortcut,
  isBulkInput,
  type Shortcut,
  type TextChange,
} from '../../contract/rules/anti-cheat';

const family = '👨‍👩‍👧‍👦';
/** One visible character of two code points. */
const accented = 'e\u0301';
const long = 'x'.repeat(bulkInputLimit + 1);
const phrase = 'Once upon a time there was a very small dragon';

test('the limit is 30 characters', () => {
  expect(bulkInputLimit).toBe(30);
});

const byScript: [string, boolean, Omit<TextChange, 'inputType'>][] = [
  ['30 characters at once', false, { before: '', after: 'x'.repeat(30) }],
  ['31 characters at once', true, { before: '', after: 'x'.repeat(31) }],
  ['31 characters in the middle', true, { before: 'start end', after: `start ${long}end` }],
  ['30 characters in front', false, { before: 'The end', after: `${'x'.repeat(30)}The end` }],
  ['30 characters in the middle', false, { before: 'start end', after: `start ${'x'.repeat(30)}end` }],
  ['31 characters in front', true, { before: 'end', after: `${long}end` }],
  ['30 more of a letter that is there', false, { before: 'xxx', after: 'x'.repeat(33) }],
  ['31 more of a letter that is there', true, { before: 'xxx', after: 'x'.repeat(34) }],
  ['one text in the place of another', true, { before: 'abc'.repeat(20), after: 'xyz'.repeat(20) }],
  ['a long text taken away', false, { before: phrase, after: '' }],
  ['a part of a long text taken away', false, { before: phrase, after: 'Once dragon' }],
  ['nothing changed', false, { before: phrase, after: phrase }],
  ['30 families, each one character', false, { before: '', after: family.repeat(30) }],
  ['31 families', true, { before: '', after: family.repeat(31) }],
  ['30 flags between words', false, { before: 'a b', after: `a ${'🇫🇷'.repeat(30)}b` }],
  ['30 letters with an accent of their own', false, { before: '', after: accented.repeat(30) }],
  ['31 letters with an accent of their own', true, { before: '', after: accented.repeat(31) }],
  ['31 Chinese characters', true, { before: '', after: '书'.repeat(31) }],
  ['30 emoji after one that begins alike', false, { before: '😀', after: `😀${'😁'.repeat(30)}` }],
];

describe('text from a script', () => {
  test.each(byScript)('%s: violation %p', (_, violation, change) => {
    expect(isBulkInput(change)).toBe(violation);
  });
});

describe('a long text at once', () => {
  const violation = (inputType: string | undefined) =>
    isBulkInput({ before: 'So: ', after: phrase, inputType });

  test.each([
    ['dictation, phrase by phrase', 'insertText'],
    ['dictation of a device that has a word for it', 'insertFromDictation'],
    ['an input method', 'insertCompositionText'],
    ['an input method, when it is done', 'insertFromComposition'],
    ['autocorrection and spelling suggestions', 'insertReplacementText'],
    ['undo', 'historyUndo'],
    ['redo', 'historyRedo'],
    ['a screen reader or a switch that sets the text', ''],
    ['something that browsers will have a word for one day', 'insertTomorrow'],
  ])('by %s is honest', (_, inputType) => {
    expect(violation(inputType)).toBe(false);
  });

  test.each([
    ['pasting', 'insertFromPaste'],
    ['pasting as a quotation', 'insertFromPasteAsQuotation'],
    ['dropping', 'insertFromDrop'],
    ['the clipboard of Emacs', 'insertFromYank'],
    ['a script', undefined],
  ])('by %s is a violation', (_, inputType) => {
    expect(violation(inputType)).toBe(true);
  });
});

test('dictating over a selection is honest even if the text becomes shorter', () => {
  expect(isBulkInput({ before: 'x'.repeat(200), after: phrase, inputType: 'insertText' })).toBe(false);
});

test('a browser without a segmenter still counts an emoji of one code point as one', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(isBulkInput({ before: '', after: '😀'.repeat(30) })).toBe(false);
    expect(isBulkInput({ before: '', after: '😀'.repeat(31) })).toBe(true);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

const pressed = (keys: string, code?: string): Shortcut => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ...(code !== undefined && { code }),
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};

describe('shortcuts', () => {
  test.each([
    'Ctrl+c',
    'Ctrl+x',
    'Ctrl+v',
    'Ctrl+a',
    'Cmd+c',
    'Cmd+x',
    'Cmd+v',
    'Cmd+a',
    'Ctrl+C',
    'Ctrl+Shift+V',
  ])('%s is blocked', (keys) => {
    expect(isBlockedShortcut(pressed(keys))).toBe(true);
  });

  test.each([
    'c',
    'Shift+A',
    'Ctrl+f',
    'Cmd+f',
    'Ctrl+z',
    'Ctrl+Shift+Z',
    'Ctrl+y',
    'Ctrl+p',
    'Ctrl+r',
    'Ctrl++',
    'Ctrl+-',
    'Ctrl+0',
    'Ctrl+Tab',
    'Ctrl+ArrowLeft',
    'Ctrl+Enter',
    'Ctrl+Shift+C',
    'Ctrl+Shift+A',
    'Ctrl+Alt+a',
    'Ctrl+Alt+ą',
  ])('%s is not', (keys) => {
    expect(isBlockedShortcut(pressed(keys))).toBe(false);
  });

  test('on a keyboard with a non-Latin layout the position of the key counts', () => {
    expect(isBlockedShortcut(pressed('Ctrl+с', 'KeyC'))).toBe(true);
    expect(isBlockedShortcut(pressed('Ctrl+а', 'KeyF'))).toBe(false);
  });

  test('while an input method hides the letter the position of the key counts', () => {
    expect(isBlockedShortcut(pressed('Ctrl+Process', 'KeyV'))).toBe(true);
    expect(isBlockedShortcut(pressed('Ctrl+Dead', 'KeyE'))).toBe(false);
  });

  test('on a keyboard with a Latin layout the letter counts, wherever its key is', () => {
    expect(isBlockedShortcut(pressed('Ctrl+a', 'KeyQ'))).toBe(true);
    expect(isBlockedShortcut(pressed('Ctrl+q', 'KeyA'))).toBe(false);
  });
});
