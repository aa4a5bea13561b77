import { expect, test } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { BookCover } from '../../frontend/src/subjects/books/book-cover';
import { ReadingLevel } from '../../frontend/src/subjects/books/reading-level';
import { book } from '../support/screens';

const cover = (of: Parameters<typeof book>[0], size?: 'thumb' | 'large') =>
  render(<BookCover book={book(of)} {...(size && { size })} />).container;

const large = (title: string, author = 'Mara Quill') => cover({ title, author }, 'large');
/** The length of the longest word, which determines the size of the letters. */
const longestWord = (shown: Element) =>
  shown.querySelector<HTMLElement>('[style*="--longest"]')?.style.getPropertyValue('--longest');

test('a book with a picture shows only the picture', () => {
  const shown = cover({ thumbnail: '/covers/saltwind.svg' }, 'large');
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/covers/saltwind.svg');
  expect(shown.textContent).toBe('');
});

test('a book without a picture is bound in cloth with its title and author', () => {
  const shown = large('Pippi Longstocking', 'Astrid Lindgren');
  expect(shown.querySelector('img')).toBeNull();
  expect(shown.textContent).toBe('Pippi LongstockingAstrid Lindgren');
});

test('a picture that fails to load is replaced by cloth', () => {
  const shown = cover({ title: 'Fern', thumbnail: 'https://covers.openlibrary.org/gone.jpg' }, 'large');
  const picture = shown.querySelector('img');
  if (picture !== null) fireEvent.error(picture);
  expect(shown.textContent).toContain('Fern');
});

test('a thumbnail has no letters, because they would be too small to read', () => {
  expect(cover({ title: 'Fern' }).textContent).toBe('');
});

test('a longer word in the title makes its letters smaller, so that no word is broken', () => {
  expect(longestWord(large('The Fern and I'))).toBe('4');
  expect(longestWord(large('The Supercalifragilistic'))).toBe('20');
});

test('the reading level is shown in words, and omitted without a measured text', () => {
  const level = (reading_grade: number | null) =>
    render(<ReadingLevel book={book({ reading_grade })} />).container.textContent;
  expect(level(4)).toBe('Reading level: Steady climb, grade 4');
  expect(level(null)).toBe('');
});
