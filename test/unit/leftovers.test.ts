import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { watchLeftovers } from '../support/leftovers';

const listening = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

describe('a suite', () => {
  test('that leaves a server open fails, until it is closed', async () => {
    const expectNothingLeft = watchLeftovers();
    const server = await listening();
    expect(expectNothingLeft).toThrow('127.0.0.1');
    server.close();
    expect(expectNothingLeft).not.toThrow();
  });

  test('may leave open what was open before', async () => {
    const server = await listening();
    expect(watchLeftovers()).not.toThrow();
    server.close();
  });

  test('that leaves a process running fails, until it is ended', async () => {
    const expectNothingLeft = watchLeftovers();
    const child = fork('-', {
      execArgv: ['-e', 'process.stdin.resume()'],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    expect(expectNothingLeft).toThrow('process.stdin.resume()');
    child.kill();
    expect(expectNothingLeft).not.toThrow();
    await once(child, 'close');
  });
});
