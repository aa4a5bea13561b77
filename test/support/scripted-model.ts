import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { atRest, resetClock, useModel } from './cloud';
import { type Script, startModel } from './model';

/**
 * A model of the suite's own, which the cloud asks in each test. `chat` makes the script that a test begins with. Each test
 * ends when the work of queues is done, with the demo tutor and the present day.
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
