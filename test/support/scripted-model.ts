import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { atRest, resetClock, useModel } from './cloud';
import { type Script, startModel } from './model';

/**
 * The suite's own model, which replaces the demo tutor in each test. `chat` creates the script at the start of a test. After
 * each test it waits for the work of queues, restores the demo tutor and resets the clock.
 */
export const scriptedModel = (
  chat?: () => Script['chat'],
): Pick<Awaited<ReturnType<typeof startModel>>, 'url' | 'script' | 'seen'> => {
  let model: Awaited<ReturnType<typeof startModel>>;
  beforeAll(async () => {
    model = await startModel();
  });
  afterAll(() => model.stop());
  beforeEach(async () => {
    model.reset();
    if (chat !== undefined) model.script.chat = chat();
    await useModel(model.url);
  });
  afterEach(async () => {
    await atRest();
    await useModel();
    await resetClock();
  });
  return {
    get url() {
      return model.url;
    },
    get script() {
      return model.script;
    },
    get seen() {
      return model.seen;
    },
  };
};
