import { rmSync } from 'node:fs';
import type { TermsVersion } from '../../contract/rules/terms';
import { built } from '../../local/build/build';
import type { CloudOptions } from '../../local/cloud/options';
import { type Cloud, startCloud } from '../../local/cloud/start-cloud';
import type { Usage } from '../../local/dynamodb';
import type { LocalFunctionOptions } from '../../local/functions/local-function';
import { notesExecuted } from '../../local/near/executed';
import { seedFunction } from '../../local/seed/seed';
import type { LocalTable } from '../../local/table';
import { asking } from './ask-directly';
import { directServices } from './direct-service';
import { openDirectly } from './direct-table';
import { ExecutedFiles } from './executed-files';
import { newFastFolder } from './fast-folder';
import { laterVersions } from './later-versions';
import NodeEnvironment from './node-environment';
import { beginCloud, clockMemory, createWarmFunction, forgetUnfinished } from './warm-functions';

/** The suite's access to its cloud. */
export interface CloudAddress extends Pick<Cloud, 'url' | 'identity'> {
  /** The requests of the functions to the table so far. */
  readonly used: readonly Usage[];
  /** The stand-in for DynamoDB, for tests that inspect stored items. */
  readonly table: Pick<LocalTable, 'url' | 'name'>;
  /** Sends a request to the cloud without a socket. */
  readonly ask: ReturnType<typeof asking>;
  /** The folder with the data of a `kept` suite. */
  readonly folder?: string | undefined;
  /** The later versions of the terms of a suite with `terms`. */
  readonly versions: readonly TermsVersion[];
}

/** A Wednesday within two weeks, about noon in New York: far from the ends of days, weeks and daylight saving time. */
const wednesdayNoon = () => {
  const now = new Date();
  const days = ((3 - now.getUTCDay() + 7) % 7) + 7;
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 17);
};

/**
 * The speed of the machine decides no test: a child waits 15 seconds for a reply of Wren's, which a machine that is five times
 * slower than a laptop needs.
 */
const patience = 5;

/** The last cloud's ports: a cloud with the same ports can reuse its functions. */
let ports = { port: 0, tablePort: 0 };

const start = (at: typeof ports, options: Pick<CloudOptions, 'createFunction' | 'onUsage' | 'dataFolder'>) =>
  startCloud({
    ...at,
    templateFolder: built.template,
    siteFolder: built.site,
    clockOrigin: wednesdayNoon() - Date.now(),
    clockMemory,
    patience,
    twice: { every: 3, except: ['Mail'] },
    ...options,
    extraFunctions: { [seedFunction]: built.seed },
  });

/**
 * Each suite has its own laptop cloud, in memory and without the demo data: no other suite moves its clock, fills its queues
 * or appears on its boards. The cloud and its functions run in the worker process, outside the suite's sandbox, at a fraction
 * of the cost of threads. A suite that depends on threads, for example on printed stacks, begins with
 * `@jest-environment-options {"functions": "threads"}`: its functions run from their own bundles, as with `npm start`.
 * `{"environment": {…}}` adds the environment variables of a stage's other settings, `{"terms": true}` those of a stage with the
 * versions of `later-versions.ts`, `{"kept": true}` keeps the data in files.
 *
 * Some messages of each queue are delivered twice, its first one included, so that every suite proves its workers idempotent. Mails
 * are excepted: nothing but a second mail comes of it.
 */
export default class CloudEnvironment extends NodeEnvironment {
  private cloud: Cloud | undefined;
  private closeDirectly: (() => Promise<void>) | undefined;
  private linesBefore = 0;
  private readonly executed: ExecutedFiles | undefined;
  private readonly hasThreads: boolean;
  private readonly settings: Record<string, string>;
  private readonly folder: string | undefined;
  private readonly versions: readonly TermsVersion[] = [];

  constructor(...[config, context]: ConstructorParameters<typeof NodeEnvironment>) {
    super(config, context);
    if (process.env[notesExecuted] !== undefined) this.executed = new ExecutedFiles(context.testPath);
    // Functions reach another engine as on AWS: from the deployed bundles, by HTTP.
    this.hasThreads =
      process.env.DYNAMODB_URL !== undefined ||
      config.projectConfig.testEnvironmentOptions.functions === 'threads';
    if (config.projectConfig.testEnvironmentOptions.kept) this.folder = newFastFolder('inkwren-kept-');
    if (config.projectConfig.testEnvironmentOptions.terms) this.versions = laterVersions(wednesdayNoon());
    this.settings = {
      ...(config.projectConfig.testEnvironmentOptions.environment as Record<string, string>),
      ...(this.versions.length > 0 && { TERMS_VERSIONS: JSON.stringify(this.versions) }),
    };
  }

  /** A failed test or hook prints the errors that functions logged during it. */
  handleTestEvent({ name, error }: { name: string; error?: { stack?: string } }) {
    const logs = this.cloud?.logs ?? [];
    if (name === 'test_start') this.linesBefore = logs.length;
    if (!['test_fn_failure', 'hook_failure'].includes(name) || error?.stack === undefined) return;
    const faults = logs.slice(this.linesBefore).filter((line) => /"level":"error"|not authorized/.test(line));
    error.stack += faults.map((line) => `\n    at function ${line}`).join('');
  }

  override async setup() {
    await super.setup();
    this.executed?.start();
    beginCloud();
    // Another process may have taken the ports meanwhile.
    const used: Usage[] = [];
    const options = {
      createFunction: this.hasThreads
        ? undefined
        : (of: LocalFunctionOptions) =>
            createWarmFunction({ ...of, environment: { ...of.environment, ...this.settings } }),
      onUsage: (usage: Usage) => used.push(usage),
      ...(this.folder !== undefined && { dataFolder: this.folder }),
    };
    this.cloud = await start(ports, options).catch(() => start({ port: 0, tablePort: 0 }, options));
    const { url, identity, table } = this.cloud;
    this.closeDirectly = openDirectly(table);
    directServices.set(new URL(identity.endpoint).origin, asking(this.cloud.answer));
    ports = { port: Number(new URL(url).port), tablePort: Number(new URL(table.url).port) };
    Object.assign(this.global, {
      inkwrenCloud: {
        url,
        identity,
        used,
        ask: asking(this.cloud.answer),
        table: { url: table.url, name: table.name },
        folder: this.folder,
        versions: this.versions,
      } satisfies CloudAddress,
    });
  }

  override async teardown() {
    this.executed?.finish();
    await this.closeDirectly?.();
    directServices.clear();
    await this.cloud?.close();
    if (this.folder !== undefined) rmSync(this.folder, { recursive: true, force: true });
    // With the same ports, unfinished work would reach the next cloud.
    if (forgetUnfinished()) ports = { port: 0, tablePort: 0 };
    await super.teardown();
  }
}
