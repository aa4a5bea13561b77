import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  rights as allRights,
  type BookImport,
  type FoundBook,
  imports,
} from '../../contract/imports/endpoints';
import { portOf } from '../port';
import { running } from '../running';

const usage =
  'npm run add-book -- FILE [--rights public_domain|own|licensed --source "…"] [--title "…"] [--author "…"] [--url https://… --token …]';

type Answer = BookImport & { found: FoundBook | null; upload: string; content_type: string; error?: string };

/**
 * Adds a book to the running laptop cloud, or with an operator's ID token to a deployed stage. Without `--rights` it only shows
 * the book that was found.
 */
const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      ['rights', 'source', 'title', 'author', 'url', 'token'].map(
        (name) => [name, { type: 'string' }] as const,
      ),
    ),
  });
  const option = values as Partial<Record<string, string>>;
  const [file] = positionals;
  if (file === undefined) throw new Error(usage);
  const { rights, source } = option;
  if (rights !== undefined && !(allRights as readonly string[]).includes(rights)) throw new Error(usage);
  const origin = option.url ?? running()?.url ?? `http://localhost:${portOf(process.env.PORT)}`;
  const ofLaptop = async (): Promise<string> =>
    (await (await fetch(`${origin}/_local/token?email=operator@inkwren.test`)).json()).idToken;
  const token = option.token ?? (await ofLaptop());
  const call = async (method: string, route: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/api${route}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(answer.error ?? `The server answered ${response.status}`);
    return answer;
  };
  const content = readFileSync(file);
  const base = imports.begin.path;
  const { id, upload, content_type } = await call('POST', base, {
    file_name: path.basename(file),
    size: content.length,
  });
  const headers = { 'content-type': content_type };
  const put = await fetch(`${origin}${upload}`, { method: 'PUT', body: content, headers });
  if (!put.ok) throw new Error(`The upload was answered ${put.status}`);
  let book = await call('POST', `${base}/${id}/uploaded`);
  while (book.status === 'waiting' || book.status === 'reading') {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    book = await call('GET', `${base}/${id}`);
  }
  if (book.found === null) throw new Error(book.problem?.error ?? `The book is ${book.status}`);
  process.stdout.write(`${book.title} by ${book.author}, split by ${book.found.split_by}:\n`);
  for (const [i, { title, words }] of book.found.chapters.entries())
    process.stdout.write(`  ${String(i + 1).padStart(3)}. ${title} (${words} words)\n`);
  process.stdout.write(`Who speaks in it: ${book.found.speakers.join(', ') || 'nobody'}\n`);
  if (rights === undefined || source === undefined)
    return void process.stdout.write(
      `Nobody is served this yet. Say yes on the screen Library, or here with --rights (${allRights.join(', ')}) and --source.\n`,
    );
  const title = option.title ?? book.title;
  const author = option.author ?? book.author;
  if (!title || !author)
    throw new Error('The file names no title or no author: give them with --title "…" and --author "…".');
  await call('POST', `${base}/${id}/accept`, {
    title,
    author,
    rights,
    source,
    characters: book.found.speakers,
  });
  process.stdout.write(`In the library: ${id}\n`);
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
