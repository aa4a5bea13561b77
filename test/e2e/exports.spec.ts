import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzip } from '../support/exports-archive';
import { findNothingSerious, inspectBoth } from './inspect';
import { takePicture } from './picture';
import { callAs, comeIn, expect, idOf, newStudent, test } from './support';

const story =
  'One morning Juno found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Juno to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown. Juno gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then they all slept in the tent.';

test('a guardian gets a copy of the child’s data and reads its page', async ({ page }, testInfo) => {
  const email = await newStudent(page, 'parent@home.test');
  await callAs(page, email, '/comics/generate', { story, style: 'Cartoon', promptId: null });
  await comeIn(page, 'parent@home.test', `/children/${await idOf(page, email)}`);
  const name = email.split('@')[0] ?? '';
  const opener = page.getByRole('button', { name: `A copy of ${name}’s data…` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: `A copy of ${name}’s data` });
  await expect(dialog.getByRole('button', { name: 'Make the copy' })).toBeVisible();
  await inspectBoth(page, 'copy-before');
  await dialog.getByRole('button', { name: 'Make the copy' }).click();
  await expect(dialog.getByText('The copy is ready')).toBeVisible();
  await inspectBoth(page, 'copy-ready');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^inkwren-.+\.zip$/);
  const files = await unzip(readFileSync(await download.path()));
  for (const [file, content] of files) {
    const at = testInfo.outputPath('copy', file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, content);
  }
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(pathToFileURL(testInfo.outputPath('copy', 'index.html')).href);
    await expect(page.getByRole('heading', { name: 'Comics', exact: true })).toBeVisible();
    const picture = page.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await findNothingSerious(page, `copy-page-${scheme}`);
    await takePicture(page, `copy-page-${scheme}`);
  }
});
