import type { Page } from '@playwright/test';
import { takePicture } from './picture';
import { expect } from './support';

const print = async (page: Page) => {
  const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' };
  return (await page.pdf({ format: 'A4', margin, tagged: true })).toString('latin1');
};

/** The number of sheets of the printed screen. Asserts that its buttons are hidden. */
export const printedPages = async (page: Page, name: string) => {
  await page.emulateMedia({ media: 'print' });
  await takePicture(page, `print/${name}`);
  await expect(page.getByRole('button', { name: /^Print/ }).last()).toBeHidden();
  await page.emulateMedia({ media: null });
  return ((await print(page)).match(/\/Type\s*\/Page\b/g) ?? []).length;
};

/** The sheets of an element of the document and of its descendants. */
const sheetsOf = (element: string, objects: ReadonlyMap<string, string>): readonly string[] => {
  const sheet = /\/Pg (\d+) 0 R/g;
  const [, content = ''] = element.split('/K ');
  return [
    ...[...element.matchAll(sheet)].map(([, number = '']) => number),
    ...[...content.replaceAll(sheet, '').matchAll(/(\d+) 0 R/g)].flatMap(([, number = '']) =>
      sheetsOf(objects.get(number) ?? '', objects),
    ),
  ];
};

/** The sheets of each printed list item: more than one if the item is cut. */
export const printedItems = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const found = (await print(page)).matchAll(/(\d+) 0 obj\s*(<<\/Type \/StructElem\s[\s\S]*?)endobj/g);
  const objects = new Map([...found].map(([, number = '', text = '']) => [number, text]));
  return [...objects.values()]
    .filter((text) => /\/S \/LI\s/.test(text))
    .map((item) => [...new Set(sheetsOf(item, objects))]);
};
