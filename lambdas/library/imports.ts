import { ulid } from 'ulid';
import { libraryErrors } from '../../contract/errors/library';
import type { Rights } from '../../contract/library';
import { recording } from '../audit/record';
import { addingToLibrary, newBook } from '../books/library';
import { settledFields } from '../books/settled-fields';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { signedAddress } from '../platform/media';
import { any, equal, present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { type LibraryJob, sendLibraryJob } from './queue';
import { type BookImportItem, bookImports, importList } from './store';
import type { ImportProblem } from './unreadable';

/** Enough for a large file on a slow line, and too short to be passed on. */
const uploadSeconds = 600;

interface OfOne {
  readonly actor: Person;
  readonly params: { readonly id: string };
}

const presentImport = ({ problem, found, ...item }: BookImportItem) => ({
  ...item,
  title: item.title ?? found?.title ?? null,
  author: item.author ?? found?.author ?? null,
  found,
  chapters: found?.chapters.length ?? null,
  problem: problem === null ? null : { code: problem, error: libraryErrors[problem as ImportProblem].text },
});

const getImport = async (id: string): Promise<BookImportItem> => {
  const found = await bookImports.get({ id }, { consistent: true });
  if (found === undefined) throw new ApiError('import_not_found');
  return found;
};

export const listImports = async ({ query: { cursor } }: { query: { cursor?: string | undefined } }) => {
  const { items, next } = await bookImports.page(importList, { cursor, newestFirst: true });
  return { imports: items.map(presentImport), next };
};

export const lookAtImport = async ({ params: { id } }: OfOne) => presentImport(await getImport(id));

/** The address takes a file of exactly the stated size, once or more within ten minutes. */
export const beginImport = async ({
  body: { file_name, size },
}: {
  body: { file_name: string; size: number };
}) => {
  const at = now();
  const id = ulid(at.getTime()).toLowerCase();
  await bookImports.create({
    id,
    file_name,
    size,
    status: 'uploading',
    lease_until: null,
    deaths: 0,
    progress: null,
    problem: null,
    found: null,
    title: null,
    author: null,
    rights: null,
    source: null,
    swept: false,
    created_at: at.toISOString(),
    list: importList,
    listed_at: at.toISOString(),
  });
  const upload = await signedAddress(
    { prefix: 'imports', name: id },
    { method: 'PUT', seconds: uploadSeconds, length: size },
  );
  return { id, upload };
};

const sendOrRefuse = async (job: LibraryJob) => {
  try {
    await sendLibraryJob(job);
  } catch (error) {
    log.error('queue unreachable', error, { import: job.id });
    throw new ApiError('queue_failed');
  }
};

/** Sent again, a job that was lost is repaired; one that is done finds nothing to do. */
export const uploaded = async ({ params: { id } }: OfOne) => {
  await getImport(id);
  await bookImports.update({ id }, { set: { status: 'waiting' } }, equal('status', 'uploading'));
  const current = await getImport(id);
  if (current.status === 'waiting' || current.status === 'reading') await sendOrRefuse({ id, work: 'read' });
  return presentImport(current);
};

interface Accept extends OfOne {
  readonly body: {
    readonly title: string;
    readonly author: string;
    readonly rights: Rights;
    readonly source: string;
    readonly characters: readonly string[];
  };
}

/** The texts are stored already; the book is visible from this transaction on. Throws `import_not_ready` when it is repeated. */
export const accept = async ({ actor, params: { id }, body }: Accept) => {
  const { found, status } = await getImport(id);
  if (found === null || status !== 'found') throw new ApiError('import_not_ready');
  const { characters, ...said } = body;
  const { title, author } = said;
  const facts = { id, title, author, publishedYear: null, thumbnail: null, cover_url: null, one_liner: null };
  const refused = await transact({
    ...addingToLibrary({
      ...newBook({
        ...facts,
        has_text: true,
        reading_grade: found.reading_grade,
        chapter_words: found.chapters.map(({ words }) => words),
      }),
      ...settledFields(
        {
          chaptered: found.split_by !== 'nothing',
          characters: [...new Set(characters)].map((name) => ({ name })),
        },
        found.chapters.map((chapter) => chapter.title),
      ),
    }),
    import: bookImports.updating({ id }, { set: { ...said, status: 'served' } }, equal('status', 'found')),
    audit: recording({ actor, action: 'add_book', target: id }),
  });
  if (refused.length > 0) throw new ApiError('import_not_ready');
  return presentImport(await getImport(id));
};

/** The worker removes the book first, so that it is gone from the library within seconds. */
export const removeImport = async ({ actor, params: { id } }: OfOne) => {
  const { status } = await getImport(id);
  if (status !== 'removing')
    await transact({
      import: bookImports.updating({ id }, { set: { status: 'removing', lease_until: null } }, present('pk')),
      audit: recording({ actor, action: 'remove_book', target: id }),
    });
  await sendOrRefuse({ id, work: 'remove' });
  return presentImport(await getImport(id));
};

/** Whether a status lets a worker read the file. */
export const isToRead = any(equal('status', 'waiting'), equal('status', 'reading'));
