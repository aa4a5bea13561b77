import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** Parts of the AWS SDK that a function of ours never runs, and what stands in for each. */
const replacements: Readonly<Record<string, string>> = {
  // On Lambda credentials always come from the environment; the chain that looks for them elsewhere (profiles,
  // SSO, instance metadata) is a third of the SDK's size and of its load time.
  '@aws-sdk/credential-provider-node': `
    exports.defaultProvider = () => async () => ({
      accessKeyId: process.env.AWS_ACCESS_KEY_ID,
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY,
      sessionToken: process.env.AWS_SESSION_TOKEN,
    });`,
  // DynamoDB's endpoint is the region's; discovery is for Timestream.
  '@aws-sdk/middleware-endpoint-discovery': `
    exports.resolveEndpointDiscoveryConfig = (config) => config;
    exports.getEndpointDiscoveryPlugin = () => ({ applyToStack: () => undefined });
    exports.NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
      environmentVariableSelector: () => undefined,
      configFileSelector: () => undefined,
      default: undefined,
    };`,
  // None of the operations we call streams events.
  '@smithy/core/event-streams': '',
};

const names = Object.keys(replacements).map((name) => name.replace(/[/.]/g, '\\$&'));

/** Leaves those parts out of a bundle. Measured by `npm run bench`. */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path }) => ({
      path,
      namespace: 'lean-sdk',
    }));
    // Each client takes its whole package.json along for the version that it puts into the user agent.
    build.onLoad({ filter: /@aws-sdk[/\\][^/\\]+[/\\]package\.json$/ }, ({ path }) => {
      const { version } = JSON.parse(readFileSync(path, 'utf8'));
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
    build.onLoad({ filter: /.*/, namespace: 'lean-sdk' }, ({ path }) => ({
      contents: replacements[path] ?? '',
      loader: 'js',
    }));
  },
};
