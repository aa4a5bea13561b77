import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
}

/** The values of `Ref` and `Fn::GetAtt` of a resource on this laptop. */
export interface Physical {
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export const region = 'us-east-1';
export const account = '000000000000';

const pseudoParameters: Record<string, string> = {
  'AWS::Region': region,
  'AWS::AccountId': account,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
};

/**
 * A synthesized template whose references are resolved to the laptop's stand-ins. The values of a resource must be registered
 * (`place`) before a reference to it is resolved.
 */
export class Template {
  private readonly physical = new Map<string, Physical>();
  private readonly resources: Record<string, Resource>;
  private readonly outputs: Record<string, { Value: unknown }>;

  constructor(readonly folder: string) {
    const file = readdirSync(folder).find((name) => name.endsWith('.template.json'));
    if (file === undefined) throw new Error(`There is no synthesized template in ${folder}`);
    const template = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    this.resources = template.Resources;
    this.outputs = template.Outputs ?? {};
  }

  /** The resources of a type with their logical ids. */
  of(type: string): [string, Resource][] {
    return Object.entries(this.resources).filter(([, resource]) => resource.Type === type);
  }

  /** The only resource of a type. Throws if there are none or several. */
  only(type: string): [string, Resource] {
    const [first, second] = this.of(type);
    if (first === undefined || second !== undefined) throw new Error(`Expected one ${type} in the template`);
    return first;
  }

  get(id: string): Resource {
    const resource = this.resources[id];
    if (resource === undefined) throw new Error(`The template has no resource ${id}`);
    return resource;
  }

  place(id: string, physical: Physical): void {
    this.physical.set(id, physical);
  }

  arn(service: string, resource: string): string {
    return `arn:aws:${service}:${region}:${account}:${resource}`;
  }

  output(name: string): unknown {
    return this.resolve(this.outputs[name]?.Value);
  }

  /** The folder of the asset that a function's code refers to by `S3Key`. */
  assetFolder(s3Key: string): string {
    return path.join(this.folder, `asset.${s3Key.replace(/\.zip$/, '')}`);
  }

  /** A value with every intrinsic function evaluated. */
  resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.resolve(part));
    if (value === null || typeof value !== 'object') return value;
    const [name, ...others] = Object.keys(value);
    if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::')))
      return this.intrinsic(name, (value as Record<string, unknown>)[name]);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.resolve(part)]));
  }

  private intrinsic(name: string, argument: unknown): unknown {
    const list = () => argument as unknown[];
    switch (name) {
      case 'Ref':
        return this.ref(argument as string);
      case 'Fn::GetAtt':
        return this.attribute(...(list() as [string, string]));
      case 'Fn::Join':
        return (this.resolve(list()[1]) as string[]).join(list()[0] as string);
      case 'Fn::Split':
        return String(this.resolve(list()[1])).split(list()[0] as string);
      case 'Fn::Select':
        return (this.resolve(list()[1]) as unknown[])[Number(list()[0])];
      case 'Fn::Sub':
        return String(argument).replace(/\$\{([^}]+)\}/g, (_, id: string) => this.ref(id));
      default:
        throw new Error(`The laptop cloud does not know ${name}`);
    }
  }

  private ref(id: string): string {
    return pseudoParameters[id] ?? this.physical.get(id)?.ref ?? id;
  }

  private attribute(id: string, name: string): string {
    return this.physical.get(id)?.attributes?.[name] ?? this.arn('local', `${id}/${name}`);
  }
}
