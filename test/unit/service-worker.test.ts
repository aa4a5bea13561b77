import { beforeEach, expect, test } from '@jest/globals';
import { readingCache, seenCache, shellCache } from '../../frontend/src/lib/kept';
import { forget, keep, mostFiles, removeOld } from '../../frontend/worker/caches';
import { keepPage } from '../../frontend/worker/pages';
import { keepAll, respond } from '../../frontend/worker/respond';
import { KeptCaches } from '../support/kept-caches';

const origin = 'https://inkwren.test';

/** What the network answers by address; an absent address fails. */
let network: Map<string, () => Promise<Response> | Response>;
let asked: string[];
let kept: KeptCaches;
let onLine: boolean;
let savesData: boolean;

beforeEach(() => {
  network = new Map();
  asked = [];
  kept = new KeptCaches();
  onLine = false;
  savesData = false;
  Object.assign(globalThis, {
    location: { origin },
    caches: kept,
    fetch: async ({ url }: Request) => {
      asked.push(url.slice(origin.length));
      const answer = network.get(url.slice(origin.length));
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      get onLine() {
        return onLine;
      },
      get connection() {
        return { saveData: savesData };
      },
    },
  });
});

const serve = (address: string, content: unknown) => network.set(address, () => Response.json(content));

const tokenOf = (sub: string) => `Bearer head.${btoa(JSON.stringify({ sub }))}.signature`;

const request = (address: string, person?: string) =>
  new Request(origin + address, person === undefined ? {} : { headers: { authorization: tokenOf(person) } });

const navigation = (address: string) =>
  Object.defineProperty(request(address), 'mode', { value: 'navigate' });

const textOf = async (response: Promise<Response> | undefined) => (await response)?.text();

const chapter = '/api/book/text?id=b&chapter=1';

test('an answer comes from the network while there is one, and from the device when there is none', async () => {
  serve(chapter, 'first');
  await respond(request(chapter, 'ada'));
  serve(chapter, 'second');
  expect(await textOf(respond(request(chapter, 'ada')))).toBe('"second"');
  network.clear();
  expect(await textOf(respond(request(chapter, 'ada')))).toBe('"second"');
});

test('an answer is kept for the person whom the token names', async () => {
  const of = (claims: object) =>
    new Request(origin + chapter, {
      headers: { authorization: `Bearer head.${btoa(JSON.stringify(claims))}.signature` },
    });
  serve(chapter, 'first');
  await respond(request(chapter, 'ada'));
  network.clear();
  expect(await textOf(respond(of({ sub: 'another', 'custom:person': 'ada' })))).toBe('"first"');
});

test('online, a connection that breaks is tried again before an old answer is shown', async () => {
  onLine = true;
  serve(chapter, 'old');
  await respond(request(chapter, 'ada'));
  let tries = 0;
  network.set(chapter, () => {
    tries++;
    if (tries === 1) throw new TypeError('Failed to fetch');
    return Response.json('new');
  });
  expect(await textOf(respond(request(chapter, 'ada')))).toBe('"new"');
});

test('a second person gets nothing that was kept for the first one', async () => {
  serve(chapter, 'of Ada');
  await respond(request(chapter, 'ada'));
  network.clear();
  await expect(respond(request(chapter, 'ben'))).rejects.toThrow('Failed to fetch');
});

test('without a token, and for all other calls, the worker does not answer', () => {
  expect(respond(request(chapter))).toBeUndefined();
  expect(respond(request('/api/friends', 'ada'))).toBeUndefined();
  expect(respond(new Request(`${origin}/api/user`, { method: 'POST' }))).toBeUndefined();
  expect(respond(new Request('https://elsewhere.test/assets/a.js'))).toBeUndefined();
  expect(respond(navigation('/media/film'))).toBeUndefined();
});

test('the first screen also keeps the record that other screens ask for alone', async () => {
  serve('/api/dashboard', { me: { username: 'Ada' }, streak: 3 });
  await respond(request('/api/dashboard', 'ada'));
  network.clear();
  expect(await textOf(respond(request('/api/user', 'ada')))).toBe('{"username":"Ada"}');
});

test('an error of the server is shown and not kept', async () => {
  network.set(chapter, () => new Response('broken', { status: 500 }));
  expect((await respond(request(chapter, 'ada')))?.status).toBe(500);
  expect(kept.addressesIn(readingCache)).toEqual([]);
});

test('what was asked for before a person left is not kept afterwards', async () => {
  let arrive = (_: Response) => {};
  network.set(chapter, () => new Promise((resolve) => (arrive = resolve)));
  const answer = respond(request(chapter, 'ada'));
  await forget();
  arrive(Response.json('late'));
  expect(await textOf(answer)).toBe('"late"');
  expect(kept.addressesIn(readingCache)).toEqual([]);
});

test('leaving deletes answers and pictures, and leaves the app', async () => {
  network.set('/assets/app.js', () => new Response('code'));
  serve('/covers/b.webp', 'cover');
  serve(chapter, 'text');
  for (const address of ['/assets/app.js', '/covers/b.webp']) await respond(request(address));
  await respond(request(chapter, 'ada'));
  await forget();
  expect(await kept.keys()).toEqual([shellCache]);
});

test('a file whose name changes with its content is fetched once; another one each time', async () => {
  serve('/assets/app-1.js', 'code');
  serve('/covers/b.webp', 'cover');
  for (let time = 0; time < 2; time++)
    for (const address of ['/assets/app-1.js', '/covers/b.webp']) await respond(request(address));
  expect(asked).toEqual(['/assets/app-1.js', '/covers/b.webp', '/covers/b.webp']);
});

test('when nothing more can be kept, what the network answers is shown', async () => {
  kept.isFull = true;
  serve(chapter, 'text');
  expect(await textOf(respond(request(chapter, 'ada')))).toBe('"text"');
});

test('the oldest files go first, and no answer of a person goes', async () => {
  for (let file = 0; file <= mostFiles; file++) {
    await keep(seenCache, `/covers/${file}`, new Response());
    await keep(readingCache, `${chapter}&n=${file}`, new Response());
  }
  expect(kept.addressesIn(seenCache)).toHaveLength(mostFiles);
  expect(kept.addressesIn(seenCache)).not.toContain(`${origin}/covers/0`);
  expect(kept.addressesIn(readingCache)).toHaveLength(mostFiles + 1);
});

test('a page opens without a network once the app has started with its script', async () => {
  network.set('/quiz', () => new Response('<script src="/assets/new.js">'));
  await respond(navigation('/quiz'));
  network.clear();
  await keepPage('/assets/other.js');
  await expect(respond(navigation('/quiz'))).rejects.toThrow('Failed to fetch');
  await keepPage('/assets/new.js');
  expect(await textOf(respond(navigation('/store')))).toContain('/assets/new.js');
});

test('a prerendered page never stands for the app', async () => {
  network.set('/privacy', () => new Response('<script src="/assets/a.js">'));
  await respond(navigation('/privacy'));
  await keepPage('/assets/a.js');
  expect(kept.addressesIn(shellCache)).toEqual([]);
});

test('an open book is fetched ahead, once, under the name of its reader', async () => {
  serve(chapter, 'one');
  await keepAll([chapter], tokenOf('ada'));
  await keepAll([chapter], tokenOf('ada'));
  expect(asked).toEqual([chapter]);
  expect(kept.addressesIn(readingCache)).toEqual([`${origin}${chapter}&person=ada`]);
});

test('the picture of a chapter is kept with it, until its reader leaves', async () => {
  serve(chapter, { picture: { src: '/pictures/b/chapter-1.svg', alt: 'A dragon.' } });
  serve('/pictures/b/chapter-1.svg', 'drawing');
  await keepAll([chapter], tokenOf('ada'));
  network.clear();
  expect(await textOf(respond(request('/pictures/b/chapter-1.svg')))).toBe('"drawing"');
  await forget();
  await expect(respond(request('/pictures/b/chapter-1.svg'))).rejects.toThrow('Failed to fetch');
});

test('where data is saved, the picture of a chapter is fetched when it is seen', async () => {
  savesData = true;
  serve(chapter, { picture: { src: '/pictures/b/chapter-1.svg', alt: 'A dragon.' } });
  await keepAll([chapter], tokenOf('ada'));
  expect(asked).toEqual([chapter]);
});

test('many pictures displace none of a kept book', async () => {
  for (let file = 0; file <= mostFiles; file++) {
    serve(`/pictures/b/${file}.svg`, 'drawing');
    await respond(request(`/pictures/b/${file}.svg`));
  }
  network.clear();
  expect(await textOf(respond(request('/pictures/b/0.svg')))).toBe('"drawing"');
});

test('a file that does not come stops no other one', async () => {
  serve('/covers/2.webp', 'cover');
  await keepAll(['/covers/1.webp', '/covers/2.webp']);
  expect(kept.addressesIn(seenCache)).toEqual([`${origin}/covers/2.webp`]);
});

test('a new version deletes the caches of former ones, and no cache of another library', async () => {
  for (const name of ['inkwren-shell-1', shellCache, 'other']) await kept.open(name);
  await removeOld();
  expect(await kept.keys()).toEqual([shellCache, 'other']);
});
