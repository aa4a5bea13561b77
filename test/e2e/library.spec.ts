import { readFileSync } from 'node:fs';
import path from 'node:path';
import { makeEpub } from '../support/epub';
import { inspect, inspectBoth } from './inspect';
import { nameOf } from './newcomer';
import { answerQuiz, chooseBook, comeIn, expect, loaded, newStudent, pick, test } from './support';

const own = path.resolve(__dirname, '../../library/goalkeeper-of-gull-street');

/** Text with enough content for questions: chapters of one of our own books without their headings. */
const chapters = [1, 2, 3].map((number) => ({
  title: `Match ${number}`,
  paragraphs: readFileSync(path.join(own, `chapter-${number}.md`), 'utf8')
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith('#')),
}));

test('an operator adds an EPUB, and a child takes a quiz on it', async ({ page, anotherBrowser }) => {
  const title = nameOf('Lantern');
  await comeIn(page, 'operator@inkwren.test', '/operator?tab=library');
  await loaded(page);
  const file = page.getByLabel('The book’s file');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('a.pdf is no EPUB')).toBeVisible();
  await inspect(page, 'library-wrong-file');
  await file.setInputFiles({
    name: 'lantern.epub',
    mimeType: 'application/epub+zip',
    buffer: makeEpub({ title, author: 'Wren Wilder', chapters }),
  });
  await expect(page.getByText('lantern.epub has arrived')).toBeVisible();
  await expect(page.getByText('3 chapters,')).toBeVisible();
  await inspectBoth(page, 'library-found');
  await pick(page.getByRole('radio', { name: 'Own' }));
  await page.getByLabel('Source').fill('Written for this test');
  await page.getByRole('button', { name: 'Add to the library' }).click();
  await expect(page.getByText(`${title} is in the library.`)).toBeVisible();
  await inspectBoth(page, 'library-added');

  const child = await anotherBrowser({ viewport: page.viewportSize() });
  await comeIn(child, await newStudent(child), '/books');
  await chooseBook(child, title);
  await pick(child.getByRole('radio', { name: /Chapter 3/ }));
  await child.getByRole('button', { name: 'Start the quiz' }).click();
  await answerQuiz(child);
  await expect(child.getByRole('dialog', { name: 'You finished a book!' })).toBeVisible();

  await page.getByRole('button', { name: `Remove: ${title}` }).click();
  await inspect(page, 'library-remove');
  await page
    .getByRole('dialog', { name: `Remove ${title}?` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByText(`${title} is removed.`)).toBeVisible();
});

test('an operator sees that a book could not be read, and tries again', async ({ page }) => {
  const [failed, waiting] = ['failed', 'waiting'].map((status) => ({
    id: '01hf0000000000000000000000',
    file_name: 'the-lighthouse-keepers-remarkable-and-rather-long-winter.epub',
    title: null,
    author: null,
    status,
    progress: null,
    problem:
      status === 'failed'
        ? {
            code: 'import_failed',
            error: 'We could not read this file just now. Please try again.',
            retryable: true,
          }
        : null,
    chapters: null,
    rights: null,
    source: null,
    created_at: '2026-11-16T12:00:00.000Z',
  }));
  let current = failed;
  await page.route('**/api/operator/library', (route) =>
    route.fulfill({ json: { imports: [current], next: null } }),
  );
  await page.route('**/api/operator/library/*/uploaded', (route) => {
    current = waiting;
    return route.fulfill({ json: current });
  });
  await comeIn(page, 'operator@inkwren.test', '/operator?tab=library');
  await loaded(page);
  await expect(page.getByText('Not read', { exact: true })).toBeVisible();
  await inspectBoth(page, 'library-not-read');
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect(page.getByText('Waiting to be read')).toBeVisible();
});
