import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Parts of the platform that read a table, a queue, a setting, the clock or the network. */
const effects =
  /^lambdas\/(functions\/|platform\/(table\/(?!contention)|clock|http|queue|socket|media|config|secret|signer|call-function|aws-call|metrics|log))/;

/** Lists of texts and prices, which a test could only repeat. */
const data = /^lambdas\/shop\/stock\/first-items\.ts$/;

/** Packages that only compute. */
const computing = /^(zod(\/mini)?|naughty-words.*|htmlparser2|ulid|node:(path|util|crypto|zlib)|yauzl)$/;

const ownEffect =
  /\bfetch\(|process\.env|new Date\(\)|Date\.now\(|Math\.random|random(Bytes|Int|UUID)|readFile|setTimeout/;

const importsOf = (source: string) =>
  [...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gms)].map(
    (m) => m[1] ?? '',
  );

/** The files of the contract's rules and of `lambdas/` that use, themselves or by what they import, no I/O, clock or chance. */
export const pureFiles = (): string[] => {
  const files = globSync(['contract/**/*.ts', 'lambdas/**/*.ts']).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const known = new Set(files);
  const answers = new Map<string, boolean>();

  const isPureImport = (from: string, name: string) => {
    if (!name.startsWith('.')) return computing.test(name);
    const file = path.posix.join(path.posix.dirname(from), name);
    const found = [file, `${file}.ts`, `${file}/index.ts`].find((each) => known.has(each));
    return found === undefined || isPure(found);
  };
  const isPure = (file: string): boolean => {
    const answer = answers.get(file);
    if (answer !== undefined) return answer;
    const source = readFileSync(file, 'utf8');
    const pure =
      !effects.test(file) &&
      !ownEffect.test(source) &&
      importsOf(source).every((name) => isPureImport(file, name));
    answers.set(file, pure);
    return pure;
  };

  return files
    .filter((file) => /^(contract\/rules|lambdas)\//.test(file) && !data.test(file) && isPure(file))
    .sort();
};
