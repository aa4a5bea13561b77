import { ulid } from 'ulid';
import type { ErrorDeclaration } from '../../contract/error';
import type { imports } from '../../contract/imports/endpoints';
import { importsErrors } from '../../contract/imports/errors';
import type { Admitted } from '../accounts/admitted';
import { recording } from '../audit/record';
import { learnSounds } from '../books/search/correct';
import { settledFields } from '../books/settled-fields';
import { addingToLibrary, newBook } from '../books/take-in';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { log } from '../platform/log';
import { signedAddress } from '../platform/media';
import { all, any, below, equal, present } from '../platform/table/condition';
import { transact } from '../platform/table/transact';
import { expected, isLate, isToRead, late } from './expected';
import { type ImportJob, sendImportJob } from './queue';
import { type BookImportItem, bookImports, importList } from './store';
import type { ImportProblem } from './text/unreadable';

/** Long enough for a large file on a slow connection, and too short for the address to be passed on. */
const uploadSeconds = 600;

const isBeingRead = ({ status }: BookImportItem) => status === 'waiting' || status === 'reading';

/** The status that is shown: a book whose job is lost shows as failed, so that the operator can try again. */
const outcomeOf = (item: BookImportItem) => {
  if (isBeingRead(item) && isLate(item)) return { status: 'failed', problem: 'import_failed' } as const;
  if (item.status === 'removing' && isLate(item))
    return { status: item.status, problem: 'import_not_removed' } as const;
  return { status: item.status, problem: item.problem };
};

const presentProblem = (code: ImportProblem) => {
  const { text, retryable }: ErrorDeclaration = importsErrors[code];
  return { code, error: text, retryable };
};

const presentImport = (item: BookImportItem) => {
  const { found } = item;
  const { status, problem } = outcomeOf(item);
  return {
    ...item,
    status,
    title: item.title ?? found?.title ?? null,
    author: item.author ?? found?.author ?? null,
    chapters: found?.chapters.length ?? null,
    problem: problem === null ? null : presentProblem(problem as ImportProblem),
  };
};

const getImport = async (id: string): Promise<BookImportItem> => {
  const found = await bookImports.get({ id }, { consistent: true });
  if (found === undefined) throw new ApiError('import_not_found');
  return found;
};

export const listImports = async ({ query: { cursor } }: Admitted<typeof imports.imports>) => {
  const { items, next } = await bookImports.page(importList, { cursor, newestFirst: true });
  return { imports: items.map(presentImport), next };
};

export const lookAtImport = async ({ params: { id } }: Admitted<typeof imports.look>) =>
  presentImport(await getImport(id));

/** The upload address accepts files of exactly the stated size for ten minutes, also repeatedly. */
export const beginImport = async ({ body: { file_name, size } }: Admitted<typeof imports.begin>) => {
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
    created_at: at.toISOString(),
    list: importList,
    listed_at: at.toISOString(),
  });
  // The content tells an EPUB from a plain text. The file is never served.
  const content_type = 'application/octet-stream';
  const upload = await signedAddress(
    { prefix: 'imports', name: id },
    { method: 'PUT', seconds: uploadSeconds, content: { length: size, type: content_type } },
  );
  return { id, upload, content_type };
};

const sendOrRefuse = async (job: ImportJob) => {
  try {
    await sendImportJob(job);
  } catch (error) {
    log.error('queue unreachable', error, { import: job.id });
    throw new ApiError('queue_failed');
  }
};

/** The file has arrived, or its reading failed without its own fault, or its worker is dead. A live worker is not disturbed. */
const canBeRead = () =>
  all(
    any(
      equal('status', 'uploading'),
      all(equal('status', 'failed'), equal('problem', 'import_failed')),
      all(isToRead, late()),
    ),
    any(equal('lease_until', null), below('lease_until', now().toISOString())),
  );

/** A repeated call repairs a lost job; if the file has been read, it changes nothing. */
export const uploaded = async ({ params: { id } }: Admitted<typeof imports.uploaded>) => {
  await getImport(id);
  const anew = { status: 'waiting', problem: null, progress: null, lease_until: null, deaths: 0 } as const;
  await bookImports.update({ id }, { set: { ...anew, ...expected() } }, canBeRead());
  const current = await getImport(id);
  if (isBeingRead(current)) await sendOrRefuse({ id, work: 'read' });
  return presentImport(current);
};

/** The texts are stored already; this transaction makes the book visible. Throws `import_not_ready` when it is repeated. */
export const accept = async ({ actor, params: { id }, body }: Admitted<typeof imports.accept>) => {
  const { found, status } = await getImport(id);
  if (found === null || status !== 'found') throw new ApiError('import_not_ready');
  const { characters, ...said } = body;
  const { title, author } = said;
  const facts = { id, title, author, publishedYear: null, thumbnail: null, cover_url: null, one_liner: null };
  const book = {
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
  };
  await learnSounds(book);
  const refused = await transact({
    ...addingToLibrary(book),
    import: bookImports.updating({ id }, { set: { ...said, status: 'served' } }, equal('status', 'found')),
    audit: recording({ actor, action: 'add_book', target: id }),
  });
  if (refused.length > 0) throw new ApiError('import_not_ready');
  return presentImport(await getImport(id));
};

/**
 * The worker removes the book first, so that it disappears from the library within seconds. A repeated call repairs a lost
 * job.
 */
export const removeImport = async ({ actor, params: { id } }: Admitted<typeof imports.remove>) => {
  const { status } = await getImport(id);
  const removing = { set: { status: 'removing', lease_until: null, ...expected() } } as const;
  if (status === 'removing') await bookImports.update({ id }, removing, present('pk'));
  else
    await transact({
      import: bookImports.updating({ id }, removing, present('pk')),
      audit: recording({ actor, action: 'remove_book', target: id }),
    });
  await sendOrRefuse({ id, work: 'remove' });
  return presentImport(await getImport(id));
};
