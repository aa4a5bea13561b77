import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Clock } from '../../../local/clock';
import { openCognito } from '../../../local/cognito';
import { claimFolder, emptyFolder, forgetHalf, isSeeded, markSeeded } from '../../../local/data-folder';
import { startDynamoDb } from '../../../local/dynamodb';
import { explain } from '../../../local/explain';
import { complaintAbout } from '../../../local/node-version';
import { Outbox } from '../../../local/outbox';
import { checkFree, portOf } from '../../../local/port';
import { Queue } from '../../../local/queues/queue';
import { announce, takeFolder } from '../../../local/running';
import { temporaryFolder } from '../../support/clean-up';

let folder: string;
const at = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => writeFileSync(at(name), text);

beforeEach(() => {
  folder = temporaryFolder();
});

describe('a data folder', () => {
  test('is created if it is absent, and used if it is empty', () => {
    claimFolder(at('deep/new'));
    claimFolder(at('deep/new'));
    expect(readdirSync(at('deep/new'))).toEqual(['inkwren-data']);
  });

  test('is refused if it has other files, and nothing is written or deleted there', async () => {
    mkdirSync(at('table'));
    write('cognito.json', 'mine');
    expect(() => claimFolder(folder)).toThrow(`${folder} holds other things than Inkwren's data`);
    await expect(emptyFolder(folder)).rejects.toThrow(`${folder} is not a folder that npm start has made`);
    expect(readdirSync(folder).sort()).toEqual(['cognito.json', 'table']);
    expect(readFileSync(at('cognito.json'), 'utf8')).toBe('mine');
  });

  test('is emptied of Inkwren’s files only', async () => {
    claimFolder(folder);
    mkdirSync(at('table'));
    for (const name of [
      'clock',
      'schedules',
      'cognito.json',
      'cognito.json.new',
      'queue-Mail1A2B.json',
      'outbox.jsonl',
    ])
      write(name, '');
    for (const name of ['seeded', 'running.json', 'functions.log', 'novel.txt', 'queue.json'])
      write(name, '');
    expect((await emptyFolder(folder)).sort()).toEqual(['novel.txt', 'queue.json']);
    expect(readdirSync(folder).sort()).toEqual(['novel.txt', 'queue.json']);
  });

  test('is deleted if it has no other files, and an absent one counts as empty', async () => {
    claimFolder(at('data'));
    expect(await emptyFolder(at('data'))).toEqual([]);
    expect(existsSync(at('data'))).toBe(false);
    expect(await emptyFolder(at('data'))).toEqual([]);
  });

  test('with an interrupted set-up is emptied, and a complete one is unchanged', async () => {
    claimFolder(folder);
    await (await startDynamoDb({ path: at('table') })).close();
    for (const name of ['cognito.json', 'clock', 'queue-Mail1A2B.json', 'novel.txt']) write(name, '{');
    forgetHalf(folder);
    expect(readdirSync(folder).sort()).toEqual(['inkwren-data', 'novel.txt']);
    markSeeded(folder);
    write('cognito.json', '{}');
    forgetHalf(folder);
    expect(readdirSync(folder).sort()).toEqual(['cognito.json', 'inkwren-data', 'novel.txt', 'seeded']);
  });

  test('is used by one process, and another gets an error that names the first and the remedy', async () => {
    claimFolder(folder);
    await takeFolder(folder);
    const refused = expect(takeFolder(folder)).rejects;
    await refused.toThrow(`The data in ${folder} is in use by another Inkwren: stop it first.`);
    announce(folder);
    await expect(takeFolder(folder)).rejects.toThrow(
      `another Inkwren, process ${process.pid}: stop it first.`,
    );
    announce(folder, 'http://localhost:3000');
    await expect(takeFolder(folder)).rejects.toThrow(
      `another Inkwren, process ${process.pid} at http://localhost:3000: open that address, or stop it first. A second one needs a port and a folder of its own: choose them with PORT and DATA_DIR.`,
    );
  });

  test('is free after its process has released it, whatever files remain', async () => {
    claimFolder(folder);
    const release = await takeFolder(folder);
    announce(folder, 'http://localhost:3000');
    await release();
    await (await takeFolder(folder))();
    write('lock/CURRENT', 'nonsense');
    await (await takeFolder(folder))();
  });

  test('of a running cloud is not emptied, but that of a killed one is, even if another process has its number', async () => {
    claimFolder(folder);
    for (const name of ['cognito.json', 'novel.txt']) write(name, '{}');
    write('running.json', JSON.stringify({ pid: process.pid, url: 'http://localhost:1' }));
    const release = await takeFolder(folder);
    await expect(emptyFolder(folder)).rejects.toThrow('in use by another Inkwren');
    expect(existsSync(at('cognito.json'))).toBe(true);
    await release();
    expect(await emptyFolder(folder)).toEqual(['novel.txt']);
    expect(readdirSync(folder)).toEqual(['novel.txt']);
  });

  test('with an interrupted set-up and a damaged table is emptied too', async () => {
    claimFolder(folder);
    write('table', 'a file');
    forgetHalf(folder);
    expect(readdirSync(folder)).toEqual(['inkwren-data']);
  });

  const leave = (...names: string[]) => {
    claimFolder(folder);
    markSeeded(folder);
    for (const name of names) write(name, '{}');
  };

  test.each([
    ['cognito.json', 'table', 'the accounts'],
    ['table', 'cognito.json', 'all data'],
  ])('without %s is refused', (missing, there, what) => {
    leave(there);
    expect(() => claimFolder(folder)).toThrow(
      `${at(missing)} is missing: it held ${what}. Start over with npm run reset`,
    );
  });

  test('that is complete is used with any accounts, but one of another version is refused', () => {
    leave('cognito.json', 'table');
    claimFolder(folder);
    expect(isSeeded(folder)).toBe(true);
    write('seeded', '1');
    expect(() => claimFolder(folder)).toThrow(
      'is of another version of Inkwren: empty it with npm run reset',
    );
  });
});

describe('the error about a damaged file names it, the remedy and the consequences', () => {
  test.each([
    ['', 'is empty'],
    ['{"version":1,"users":[', 'is damaged'],
    ['{"version":7}', 'is damaged (its version is 7, not 1)'],
    ['null', 'is damaged'],
  ])('the accounts: %j', (text, reason) => {
    write('cognito.json', text);
    const open = () =>
      openCognito({
        file: at('cognito.json'),
        region: 'us-east-1',
        poolId: 'us-east-1_Test',
        clientId: 'test',
        passwordPolicy: { minimumLength: 12 },
        selfSignUp: false,
        onMail: () => undefined,
      });
    expect(open).toThrow(`${at('cognito.json')} ${reason}`);
    expect(open).toThrow('It holds the accounts. Start over with npm run reset');
    expect(readFileSync(at('cognito.json'), 'utf8')).toBe(text);
  });

  test('the table', async () => {
    const server = await startDynamoDb({ path: at('table') });
    await server.close();
    write('table/CURRENT', 'nonsense');
    await expect(startDynamoDb({ path: at('table') })).rejects.toThrow(
      new RegExp(`^${at('table')} is damaged .*Start over with npm run reset`),
    );
    rmSync(at('table'), { recursive: true });
    write('table', 'a file');
    await expect(startDynamoDb({ path: at('table') })).rejects.toThrow(`${at('table')} is damaged`);
  });

  test('the table of another running process is not reported as damaged', async () => {
    const server = await startDynamoDb({ path: at('table') });
    const error = await startDynamoDb({ path: at('table') }).catch((thrown) => thrown);
    expect(explain(error, { dataFolder: folder, port: 3000 })).toMatch(/in use by another run of Inkwren/);
    await server.close();
  });

  test.each(['', '[{"id":', '{}', '[1]'])('a queue: %j', (text) => {
    write('queue.json', text);
    const open = () =>
      new Queue('Mail', { visibilitySeconds: 1, clock: new Clock(), file: at('queue.json') });
    expect(open).toThrow(at('queue.json'));
    expect(open).toThrow('Remove it: the jobs that waited there are lost');
  });

  test.each(['', 'P1D', 'NaN', '1e9 '])('the clock: %j', (text) => {
    write('clock', text);
    expect(() => new Clock(at('clock'))).toThrow(at('clock'));
    expect(() => new Clock(at('clock'))).toThrow('Remove it, and the clock shows the real time.');
  });

  test('the outbox, unless only its last line is incomplete', () => {
    const mail = { to: 'ada@maple.test', subject: 'Hello', text: 'Ada' };
    new Outbox(at('outbox')).send(mail, new Date(0));
    const line = readFileSync(at('outbox'), 'utf8');
    write('outbox', `${line}{"to":"be`);
    const outbox = new Outbox(at('outbox'));
    outbox.send(mail, new Date(1));
    expect(new Outbox(at('outbox')).all()).toHaveLength(2);
    write('outbox', `nonsense\n${line}`);
    expect(() => new Outbox(at('outbox'))).toThrow(`${at('outbox')} is damaged`);
    expect(() => new Outbox(at('outbox'))).toThrow('Remove it: the mails of before are no longer shown');
  });
});

describe('failures of the machine have readable messages', () => {
  const told = (code: string, more: object = {}) =>
    explain(Object.assign(new Error(code), { code, ...more }), { dataFolder: '/data', port: 81 });

  test.each([
    ['ENOSPC', {}, /disk of \/data is full: free some space/],
    ['LEVEL_IO_ERROR', { message: 'IO error: /data/table/1.log: No space left on device' }, /is full/],
    ['EADDRINUSE', {}, /Port 81 is in use.*PORT=3001/],
    ['EACCES', { syscall: 'listen' }, /Port 81 is not allowed.*PORT=3001/],
    ['EACCES', { path: '/data/clock' }, /\/data\/clock cannot be read or written.*DATA_DIR/],
    ['EROFS', { path: '/data/clock' }, /read-only.*DATA_DIR/],
  ])('%s %j', (code, more, words) => {
    expect(told(code, more)).toMatch(words);
  });

  test('an unknown failure gets no invented message', () => {
    expect(told('ERR_SOMETHING')).toBeUndefined();
  });

  test.each(['abc', '99999', '65536', '-1', '3.5', '', ' 80', '0x50'])('PORT=%s is not a port', (setting) => {
    expect(() => portOf(setting)).toThrow(`PORT=${setting} is no port: choose a number from 0 to 65535`);
  });

  // Node's fetch refuses a port before it connects, so a request that reaches the dispatcher has an allowed port.
  const isRefused = async (port: number): Promise<boolean> => {
    let isOpened = false;
    const dispatch = () => {
      isOpened = true;
      throw new Error('no network');
    };
    const options = { dispatcher: { dispatch } } as unknown as RequestInit;
    await fetch(`http://localhost:${port}/`, options).catch(() => undefined);
    return !isOpened;
  };

  test('exactly the ports that browsers refuse are refused, with the reason', async () => {
    const all = Array.from({ length: 11_000 }, (_, i) => i + 1);
    const refused = (
      await Promise.all(all.map(async (port) => ((await isRefused(port)) ? [port] : [])))
    ).flat();
    expect(refused).toContain(4190);
    const ours = all.filter((port) => {
      try {
        return portOf(String(port)) !== port;
      } catch (error) {
        expect((error as Error).message).toBe(
          `PORT=${port} is a port that browsers refuse to open: choose another, such as PORT=3001.`,
        );
        return true;
      }
    });
    expect(ours).toEqual(refused);
  });

  test('a port in use by another program is reported before the build', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const error = await checkFree(port).catch((thrown) => thrown);
    expect(explain(error, { dataFolder: folder, port })).toMatch(`Port ${port} is in use`);
    server.close();
    await once(server, 'close');
    await checkFree(port);
  });

  test.each(['18.20.8', '20.20.2', '21.7.3'])('Node %s is refused as too old', (version) => {
    expect(complaintAbout(version)).toMatch(`Inkwren needs Node 22 or newer, and this is ${version}.`);
  });

  test('Node 22 and newer are accepted', () => {
    expect(['22.0.0', '24.21.0', '100.0.0'].map(complaintAbout)).toEqual([undefined, undefined, undefined]);
  });

  test('other numbers up to 65535 are ports, and 3000 is the default', () => {
    expect(['0', '80', '65535', undefined].map((setting) => portOf(setting))).toEqual([0, 80, 65_535, 3000]);
  });
});
