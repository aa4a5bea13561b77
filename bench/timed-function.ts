import { LocalFunction } from '../local/functions/local-function';

export interface Invoked {
  readonly name: string;
  readonly milliseconds: number;
}

/** Creates functions that record the duration of each call. */
export const timedFunctions = (invoked: Invoked[]) =>
  class extends LocalFunction {
    override async invoke(...call: Parameters<LocalFunction['invoke']>): Promise<unknown> {
      const began = performance.now();
      try {
        return await super.invoke(...call);
      } finally {
        invoked.push({ name: this.name, milliseconds: performance.now() - began });
      }
    }
  };
