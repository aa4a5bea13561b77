import { buildAll } from '../../local/build/build';

/** Builds the site, the stack and its functions once, before the suites that use them. */
export default () => buildAll(() => undefined);
