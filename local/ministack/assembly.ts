import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DeletionPolicy?: string;
  DependsOn?: string | string[];
}

export interface StackTemplate {
  readonly Resources: Record<string, Resource>;
  readonly Outputs?: Record<string, unknown>;
}

/** The ids that a value refers to. */
const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== 'object') return [];
  const { Ref, 'Fn::GetAtt': attribute } = value as Record<string, unknown>;
  if (typeof Ref === 'string') return [Ref];
  if (attribute !== undefined)
    return [Array.isArray(attribute) ? attribute[0] : String(attribute).split('.')[0]];
  return Object.values(value).flatMap(referencesIn);
};

/** Removes the resource, and then what refers to it and cannot be created either. Returns all that is removed. */
export const remove = ({ Resources, Outputs = {} }: StackTemplate, first: string): string[] => {
  const gone = [first];
  for (const id of gone) {
    delete Resources[id];
    for (const [other, { Properties }] of Object.entries(Resources))
      if (!gone.includes(other) && referencesIn(Properties).includes(id)) gone.push(other);
    for (const [name, output] of Object.entries(Outputs))
      if (referencesIn(output).includes(id)) delete Outputs[name];
  }
  for (const one of Object.values(Resources))
    if (one.DependsOn !== undefined)
      one.DependsOn = [one.DependsOn].flat().filter((other) => !gone.includes(other));
  return gone;
};

const nameIn = (folder: string, ending: string): string => {
  const file = readdirSync(folder).find((name) => name.endsWith(ending));
  if (file === undefined) throw new Error(`There is no ${ending} in ${folder}`);
  return path.join(folder, file);
};

/** The template of the one stack in a folder that `cdk synth` has written. */
export const readTemplate = (folder: string): StackTemplate =>
  JSON.parse(readFileSync(nameIn(folder, '.template.json'), 'utf8'));

/** Replaces the template. CDK uploads it under the hash of its content, and skips a hash that is there. */
export const writeTemplate = (folder: string, template: StackTemplate): void => {
  const file = nameIn(folder, '.template.json');
  const assets = nameIn(folder, '.assets.json');
  const text = JSON.stringify(template);
  writeFileSync(file, text);
  const { files } = JSON.parse(readFileSync(assets, 'utf8')) as {
    files: Record<string, { source: { path: string } }>;
  };
  const before = Object.keys(files).find((hash) => files[hash]?.source.path === path.basename(file)) ?? '';
  const after = createHash('sha256').update(text).digest('hex');
  for (const one of [assets, path.join(folder, 'manifest.json')])
    writeFileSync(one, readFileSync(one, 'utf8').replaceAll(before, after));
};
