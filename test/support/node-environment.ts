import { TestEnvironment } from 'jest-environment-node';
import { watchLeftovers } from './leftovers';

/** Fails a suite that leaves a server or a process running. */
export default class NodeEnvironment extends TestEnvironment {
  private expectNothingLeft: (() => void) | undefined;

  override async setup() {
    await super.setup();
    this.expectNothingLeft = watchLeftovers();
  }

  override async teardown() {
    await super.teardown();
    this.expectNothingLeft?.();
  }
}
