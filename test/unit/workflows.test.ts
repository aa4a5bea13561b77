import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const folder = path.resolve(__dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
);

/** The jobs of a workflow: the name and the lines of each. */
const jobsOf = (text: string) =>
  [
    ...`${text.slice(text.indexOf('\njobs:\n') + 7)}\n`.matchAll(
      /^ {2}([\w-]+):\n((?: {4}.*\n|\n| {2}#.*\n)+)/gm,
    ),
  ].map(([, name = '', body = '']) => ({ name, body }));

/** The `permissions` of a job or a workflow, at this depth. */
const permissionsIn = (text: string, indent: string) => {
  const [, block = ''] =
    new RegExp(`^${indent}permissions:\\n((?:${indent} {2}.+\\n)+)`, 'm').exec(text) ?? [];
  return Object.fromEntries([...block.matchAll(/([\w-]+): (\w+)/g)].map(([, name, right]) => [name, right]));
};

describe.each(workflows)('%s', (_, text) => {
  test('uses each action at a commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)].filter(([, action = '']) => !action.startsWith('./'));
    for (const [line, action, version] of used) {
      expect([line, action]).toEqual([line, expect.stringMatching(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)]);
      expect([line, version]).toEqual([line, expect.stringMatching(/^ # v\d+\.\d+\.\d+$/)]);
    }
  });

  test('stores no key of AWS, and reads no secret', () => {
    expect(text).not.toMatch(/secrets\.|access-key|AKIA/i);
  });

  test('is never started by a pull request with the rights of the repository', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });

  test('reads the repository and nothing else, unless a job says so', () => {
    expect(permissionsIn(text, '')).toEqual({ contents: 'read' });
  });

  test('puts nothing of an event into a script: what others write stays a variable', () => {
    const lines = text.split('\n').filter((line) => line.includes('${{'));
    expect(lines.filter((line) => !/^ +(- )?(?!run:)[\w-]+: /.test(line))).toEqual([]);
  });

  test('leaves no token where the code of the repository runs', () => {
    const checkouts = text.split('actions/checkout@').slice(1);
    for (const after of checkouts) expect(after.slice(0, 260)).toContain('persist-credentials: false');
  });
});

const jobs = workflows.flatMap(([file, text]) => jobsOf(text).map((job) => ({ file, ...job })));
const runsOurCode = ({ body }: { body: string }) => /npm ci|\.ci\/run/.test(body);

test('each version of an action is the same commit everywhere', () => {
  const pinned = new Map<string, Set<string>>();
  for (const [, text] of workflows)
    for (const [, action = '', commit = ''] of text.matchAll(/uses: ([\w-]+\/[\w-]+)@([0-9a-f]{40})/g))
      pinned.set(action, (pinned.get(action) ?? new Set()).add(commit));
  expect([...pinned].filter(([, commits]) => commits.size > 1)).toEqual([]);
  expect(pinned.size).toBe(5);
});

test('a job that runs code of a pull request has no credentials and no right to write', () => {
  const ofPulls = jobs.filter((job) => job.file === 'checks.yml' && runsOurCode(job));
  expect(ofPulls.map(({ name }) => name)).toEqual(['checks', 'diff']);
  for (const { body } of ofPulls) expect(permissionsIn(body, '    ')).toEqual({});
});

test('a pull request of a fork gets no role, and so neither a difference nor a comment', () => {
  const deployed = jobs.find(({ name }) => name === 'deployed');
  expect(deployed?.body).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  expect(permissionsIn(deployed?.body ?? '', '    ')).toEqual({ 'id-token': 'write' });
  expect(jobs.find(({ name }) => name === 'diff')?.body).toContain('needs: deployed');
  expect(jobs.find(({ name }) => name === 'comment')?.body).toContain('needs: diff');
});

test('only a job of a stage’s environment deploys, and production follows the demo', () => {
  const deploying = jobs.filter(({ body }) => body.includes('cdk deploy'));
  expect(deploying.map(({ file, name }) => `${file} ${name}`)).toEqual(['release.yml deploy']);
  expect(deploying[0]?.body).toMatch(/^ {4}environment: \$\{\{ inputs\.stage \}\}$/m);
  expect(permissionsIn(deploying[0]?.body ?? '', '    ')).toEqual({ contents: 'read', 'id-token': 'write' });
  const needs = jobs
    .filter(({ file }) => file === 'deploy.yml')
    .map(({ name, body }) => [name, /needs: (\w+)/.exec(body)?.[1]]);
  expect(needs).toEqual([
    ['checks', undefined],
    ['demo', 'checks'],
    ['prod', 'demo'],
  ]);
});

test('who may write tags runs no package', () => {
  const writing = jobs.filter(({ file, body }) => file === 'release.yml' && body.includes('contents: write'));
  expect(writing.map(({ name }) => name)).toEqual(['record']);
  expect(writing.filter(runsOurCode)).toEqual([]);
});
