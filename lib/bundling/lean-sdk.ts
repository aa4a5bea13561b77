import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Parts of the AWS SDK that our functions never run, with their replacements. */
const replacements: Readonly<Record<string, string>> = {
  // On Lambda, credentials always come from the environment; the chain that looks for them elsewhere (profiles, SSO,
  // instance metadata) is a third of the SDK's size and load time.
  '@aws-sdk/credential-provider-node': `
    exports.defaultProvider = () => async () => ({
      accessKeyId: process.env.AWS_ACCESS_KEY_ID,
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
      sessionToken: process.env.AWS_SESSION_TOKEN,
    });`,
  // Endpoint discovery is for Timestream: the endpoint of DynamoDB follows from the region.
  '@aws-sdk/middleware-endpoint-discovery': `
    exports.resolveEndpointDiscoveryConfig = (config) => config;
    exports.getEndpointDiscoveryPlugin = () => ({ applyToStack: () => undefined });
    exports.NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
      environmentVariableSelector: () => undefined,
      configFileSelector: () => undefined,
      default: undefined,
    };`,
  // The store keeps the trace id per asynchronous context, for runtimes that serve several invocations at once. Ours serves one,
  // whose trace id is in the environment.
  '@aws/lambda-invoke-store': `
    exports.InvokeStore = { getInstanceAsync: async () => undefined };`,
  // None of the operations that we call uses event streams.
  '@smithy/core/event-streams': '',
};

const names = Object.keys(replacements).map((name) => name.replace(/[/.]/g, '\\$&'));

const unusedOfOpenAi =
  /openai[/\\]lib[/\\](?:AssistantStream|ChatCompletionStream|ChatCompletionRunner|ChatCompletionStreamingRunner|EventStream|AbstractChatCompletionRunner|responses[/\\]Response(?:Stream|Accumulator))\.mjs$/;

const namesIn = (source: string): string[] =>
  [...source.matchAll(/^export (?:async )?(?:class|function|const) (\w+)/gm)].map(([, name = '']) => name);

/** Removes unused parts of the SDKs from a bundle. `npm run bench` shows what that saves. */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'lean-sdk',
    }));
    // By default each client bundles its whole package.json to read the version for the user agent.
    build.onLoad({ filter: /@aws-sdk[/\\][^/\\]+[/\\]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    // No function sets a defaults mode, and without one the SDK uses `legacy`.
    build.onLoad({ filter: /defaults-mode[/\\]resolveDefaultsModeConfig\.js$/ }, () => ({
      contents: "export const resolveDefaultsModeConfig = () => async () => 'legacy';",
      loader: 'js',
    }));
    // A SHA-256 in JavaScript, for a Node without cryptography.
    build.onLoad({ filter: /checksum[/\\]sha256[/\\]Sha256Js\.js$/ }, () => ({
      contents: 'export const Sha256Js = undefined;',
      loader: 'js',
    }));
    // Helpers for answers that arrive in parts and for tools that the client calls itself: we do neither.
    build.onLoad({ filter: unusedOfOpenAi }, ({ path }) => ({
      contents: namesIn(readFileSync(path, 'utf8'))
        .map((name) => `export const ${name} = undefined;`)
        .join('\n'),
      loader: 'js',
    }));
    build.onLoad({ filter: /.*/, namespace: 'lean-sdk' }, ({ path }) => ({
      contents: replacements[path] ?? '',
      loader: 'js',
    }));
  },
};

/**
 * Replaces the error classes of a client, which differ only in name and fault, by one line each. The fields of an error still
 * come from its schema; the SDK's code that assigns them a second time is removed. `npm run bench` shows what that saves.
 */
const shortened = (source: string): string => {
  const base = /import \{ (\w+) as __BaseException \} from "([^"]+)"/.exec(source);
  const classes = [...source.matchAll(/export class (\w+) [\s\S]*?\$fault = "(\w+)"/g)];
  if (base === null) return source;
  return [
    `import { ${base[1]} as Base } from '${base[2]}';`,
    'const make = (name, $fault) => class extends Base { constructor(given) { super({ name, $fault, ...given }); } };',
    ...classes.map(
      ([, name, fault]) => `export const ${name} = /* @__PURE__ */ make('${name}', '${fault}');`,
    ),
  ].join('\n');
};

/** Applies `shortened` to the error files of the SDK's clients. */
export const shortErrors: Plugin = {
  name: 'short-errors',
  setup(build) {
    build.onLoad(
      { filter: /@aws-sdk[/\\]client-[^/\\]+[/\\]dist-es[/\\]models[/\\]errors\.js$/ },
      ({ path }) => ({
        contents: shortened(readFileSync(path, 'utf8')),
        loader: 'js',
      }),
    );
  },
};
