import { execFileSync } from 'node:child_process';

/**
 * The findings of the validator in an OpenAPI document. Runs in a separate process: the validator is an ES module, which
 * Jest does not load.
 */
export const validation = (text: string): unknown => {
  const script = `
    import { readFileSync } from 'node:fs';
    import { Validator } from '@seriousme/openapi-schema-validator';
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(readFileSync(0, 'utf8')));
    console.log(JSON.stringify({ ...result, version: validator.version }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      input: text,
      encoding: 'utf8',
    }),
  );
};
