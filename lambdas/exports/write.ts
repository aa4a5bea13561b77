import * as z from 'zod/mini';
import { files } from '../../contract/exports/files';
import { pictureForExport } from '../comics/for-export';
import type { Copied } from './copied';
import type { Dates } from './dates';
import type { Html } from './html';
import { datesFor, type Part, pageOf } from './page';
import { sectionsOf } from './sections/all';
import { comicsOf } from './sections/comics';
import type { AnySection } from './sections/section';
import type { Zip } from './zip';

/** Tells how many pictures are packed. Throws if the copy is not wanted any more. */
type Tell = (done: number, of: number) => Promise<void>;

/** The number of pictures that are read at once, and after which the progress is told. */
const atOnce = 10;

/** Packs the pictures of comics and returns the names of their files. A picture that is missing is omitted. */
export const writePictures = async (of: Copied, zip: Zip, tell: Tell): Promise<Set<string>> => {
  const comics = of.person.account_type === 'student' ? await comicsOf(of) : [];
  const packed = new Set<string>();
  for (let from = 0; from < comics.length; from += atOnce) {
    await tell(from, comics.length);
    const some = comics.slice(from, from + atOnce);
    const pictures = await Promise.all(some.map(pictureForExport));
    for (const [i, { file }] of some.entries()) {
      const picture = pictures[i];
      if (picture === undefined) continue;
      await zip.add(file, picture, 'stored');
      packed.add(file);
    }
  }
  return packed;
};

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value, null, 1));

/** The JSON Schema of the files of a copy: each property describes the file of its name. */
const schemaOf = (sections: readonly AnySection[]) => ({
  title: 'A copy of the data that Inkwren has kept',
  description: 'Each property describes the file of its name in the folder `data`.',
  ...z.toJSONSchema(z.object(Object.fromEntries(sections.map(({ name }) => [name, files[name]])))),
});

const writeSection = async (of: Copied, section: AnySection, zip: Zip, dates: Dates): Promise<Html> => {
  const { name, read, show } = section;
  const value = files[name].parse(await read(of));
  await zip.add(`data/${name}.json`, encoded(value));
  return (show as (value: unknown, dates: Dates) => Html)(value, dates);
};

/** Writes the records of a copy, for computers and as a page. */
export const writeRecords = async (of: Copied, zip: Zip): Promise<void> => {
  const sections = sectionsOf[of.person.account_type].filter(
    ({ name }) => name !== 'points' || !of.forGuardian,
  );
  const dates = datesFor(of);
  const parts: Part[] = [];
  for (const section of sections)
    parts.push({ ...section, content: await writeSection(of, section, zip, dates) });
  await zip.add('schema.json', encoded(schemaOf(sections)));
  await zip.add('index.html', Buffer.from(pageOf(of, parts, dates)));
};
