import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import cdk from '../../cdk.json';
import { scripts } from '../../package.json';

const root = path.resolve(__dirname, '../..');
const folders = ['bin', 'lib', 'contract', 'lambdas', 'frontend', 'local', 'test', 'bench', 'eval'];

const sources = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ),
].filter((file) => /\.m?[jt]sx?$/.test(file) && path.join(root, file) !== __filename);

/** The lines of all sources with this pattern, so that a failure names them. */
const linesWith = (pattern: RegExp): string[] =>
  sources.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the code runs on Linux, macOS and Windows, in any folder', () => {
  const tools = readdirSync(path.join(root, 'node_modules/.bin'));
  const commands = { ...scripts, 'cdk.json app': cdk.app, 'cdk.json build': cdk.build };

  // On Windows npm runs scripts with cmd.exe, which supports && but no other syntax of a POSIX shell.
  test.each(Object.entries(commands))('the script %s needs no POSIX shell', (_name, command) => {
    for (const part of command.split(' && ')) {
      expect(part).not.toMatch(/[;|&<>$`'"*?~{}()\\%^!]/);
      expect(part).not.toMatch(/^\s*\w+=/);
      expect([...tools, 'node', 'npm']).toContain(part.split(' ')[0]);
    }
  });

  test('no address is used as the path of a file', () => {
    const paths = [/import\.meta\.url\)\s*\.pathname/, /import\.meta\.url\.(replace|slice)/, /file:\/\//];
    expect(paths.flatMap(linesWith)).toEqual([]);
  });

  test('addresses relative to a module become paths by fileURLToPath', () => {
    const others = linesWith(/import\.meta\.url/).filter(
      (line) => !/fileURLToPath\(|createRequire\(/.test(line),
    );
    expect(others).toEqual([]);
  });

  test('a process is ended in ways that every system supports', () => {
    expect(linesWith(/SIG(HUP|USR\d|ALRM|CHLD|CONT|PIPE|QUIT|STOP|TSTP|WINCH)\b/)).toEqual([]);
    expect(linesWith(/process\.kill\(\s*-/)).toEqual([]);
    expect(linesWith(/detached: true/)).toEqual([]);
  });

  test('no program is started through a shell', () => {
    expect(linesWith(/shell: true|\bexecSync\(|\bexec\(['"`]/)).toEqual([]);
  });

  test('no path of a temporary folder is hard-coded', () => {
    expect(linesWith(/['"`]\/tmp\b/)).toEqual([]);
  });
});
