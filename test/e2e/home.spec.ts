import { inspect } from './inspect';
import { callAs, comeIn, expect, idOf, loaded, moveClock, newStudent, seed, test } from './support';

const book = 'the-dragon-who-baked-bread';

const finishChapter = (page: Parameters<typeof callAs>[0], email: string, chapter: number) =>
  callAs(page, email, `/user/reading-place/${book}`, { chapter, paragraph: 0, finished: true }, 'PATCH');

test('the next day greets with what happened, has a surprise, and opens the next part of the story', {
  tag: '@alone',
}, async ({ page }) => {
  const email = await newStudent(page);
  const friend = await newStudent(page);
  for (const one of [email, friend])
    await seed(page, { task: 'fields', userId: await idOf(page, one), fields: { discoverable: true } });
  await comeIn(page, email);
  await loaded(page);
  const story = page.getByRole('region', { name: 'The Bell Under the Lake' });
  await expect(story.getByText('Part 1 is here')).toBeVisible();
  await expect(page.getByRole('button', { name: /parcel/ })).toHaveCount(0);
  await story.getByRole('button', { name: 'Read part 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Bell Under the Lake' });
  await expect(dialog.getByText('Seven O’Clock')).toBeVisible();
  await inspect(page, 'home-story');
  await dialog.getByRole('button', { name: 'I have read part 1' }).click();
  await expect(dialog.getByText('Tomorrow: part 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(story.getByText('Tomorrow: part 2')).toBeVisible();

  await finishChapter(page, email, 1);
  await seed(page, {
    task: 'relation',
    from: await idOf(page, email),
    to: await idOf(page, friend),
    answer: 'accept',
  });
  for (const chapter of [1, 2, 3, 4, 5, 6]) await finishChapter(page, friend, chapter);
  await moveClock(page, 'P1D');
  await comeIn(page, email);
  await loaded(page);
  const since = page.getByRole('region', { name: 'Since you were here' });
  await expect(since.getByRole('listitem')).toHaveText([
    / said yes: you are friends now\.$/,
    / has finished The Dragon Who Baked Bread\.$/,
  ]);
  await expect(story.getByText('Part 2 is here')).toBeVisible();
  const parcel = page.getByRole('button', { name: /^A small parcel for you/ });
  await expect(parcel).toBeVisible();
  await inspect(page, 'home-tomorrow');
  await parcel.click();
  // What is in it depends on the child and the day.
  await expect(page.getByRole('dialog', { name: 'In your parcel today' })).toContainText(
    'Tomorrow there is another one.',
  );
  await inspect(page, 'home-surprise');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^Today’s surprise/ })).toBeVisible();
});
