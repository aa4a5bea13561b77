import { buildAll } from '../../local/build/build';
import { buildJointBundle } from './joint-bundle';

/** Builds the site, the stack and its functions once, before the suites that use them. */
export default () => Promise.all([buildAll(() => undefined), buildJointBundle()]);
