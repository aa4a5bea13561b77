import type { Page } from '@playwright/test';
import { takePicture } from './picture';
import { expect } from './support';

/** The number of sheets on which the screen is printed. Its buttons are not. */
export const printedPages = async (page: Page, name: string) => {
  await page.emulateMedia({ media: 'print' });
  await takePicture(page, `print/${name}`);
  await expect(page.getByRole('button', { name: /^Print/ }).last()).toBeHidden();
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
};
