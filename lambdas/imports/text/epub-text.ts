import type { Archive } from './archive';
import { type Block, type PageText, textOfPage } from './blocks';
import type { Budget } from './budget';
import type { Package } from './epub-package';
import { parsePage } from './markup';
import type { Mark } from './split';

/** The text of all pages, in the reading order. */
export interface Text {
  readonly blocks: readonly Block[];
  /** Where each page begins. */
  readonly pages: readonly Mark[];
  /** The number of characters from one block to another. */
  lengthBetween(from: number, to: number): number;
  find(name: string, id: string): number | undefined;
}

export const readText = async (archive: Archive, { pages }: Package, spend: Budget): Promise<Text> => {
  const blocks: Block[] = [];
  const starts: Mark[] = [];
  const places = new Map<string, { readonly from: number; readonly ids: PageText['ids'] }>();
  for (const name of pages) {
    const source = await archive.read(name);
    if (source === undefined) continue;
    const page = textOfPage(parsePage(source, spend), spend);
    const from = blocks.length;
    places.set(name, { from, ids: page.ids });
    starts.push({ title: page.blocks.find(({ isHeading }) => isHeading)?.text ?? '', at: from });
    for (const block of page.blocks) blocks.push(block);
  }
  const before = [0];
  for (const block of blocks) before.push((before.at(-1) ?? 0) + block.text.length);
  return {
    blocks,
    pages: starts,
    lengthBetween: (from, to) => Math.max(0, (before[to] ?? 0) - (before[from] ?? 0)),
    find: (name, id) => {
      const page = places.get(name);
      return page && page.from + (id === '' ? 0 : (page.ids.get(id) ?? 0));
    },
  };
};
