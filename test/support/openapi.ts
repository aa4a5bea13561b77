import { execFileSync } from 'node:child_process';

/**
 * What the validator says of an OpenAPI document. In a process of its own: the validator is an ES module, which Jest does
 * not load.
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
