import { deletion } from '../../contract/deletion/endpoints';
import { advanceClock, atRest, eventually } from './cloud';
import { anybody } from './consent';
import { mailsOut, mailsTo, tokenIn } from './mail';
import type { Person } from './people';

export const deletionSubjects = {
  asked: /^Do you want to delete/,
  begun: /is shut and will be deleted$/,
  done: /^The account at Inkwren is deleted$/,
};

/** Waits for the newest mail of this kind to an address, at least the one with this number. */
export const deletionMail = (address: string, about: RegExp, count = 1) =>
  eventually(async () => {
    const found = (await mailsTo(address)).filter(({ subject }) => about.test(subject));
    return found[count - 1];
  });

type Asked = { readonly child_id?: string; readonly children?: { id: string; fate: 'delete' | 'leave' }[] };

export const askDeletion = ({ call }: Pick<Person, 'call'>, body: Asked = {}) => call(deletion.ask, { body });
export const overviewOf = async ({ call }: Pick<Person, 'call'>) => (await call(deletion.overview, {})).body;
export const viewDeletion = (token: string) => anybody(deletion.view, { body: { token } });
export const confirmDeletion = (token: string) => anybody(deletion.confirm, { body: { token } });
export const takeBack = (token: string) => anybody(deletion.takeBack, { body: { token } });

/** Asks for a deletion and confirms it by the link of the mail. Returns the link's token. */
export const shutAccount = async (
  asker: Pick<Person, 'email' | 'call'>,
  body: Asked = {},
): Promise<string> => {
  const count = (await mailsTo(asker.email)).filter(({ subject }) =>
    deletionSubjects.asked.test(subject),
  ).length;
  await askDeletion(asker, body);
  const token = tokenIn(await deletionMail(asker.email, deletionSubjects.asked, count + 1));
  await confirmDeletion(token);
  await atRest();
  return token;
};

/** Moves the clock until the deletion of a link has reached this state. */
export const runDeletion = async (token: string, state: 'running' | 'done' = 'done'): Promise<void> => {
  for (const duration of ['P3DT5M', 'PT2H5M', 'PT10M', 'PT20M']) {
    await mailsOut();
    await advanceClock(duration);
    await atRest();
    if ((await viewDeletion(token)).body.state === state) return;
  }
  throw new Error(`The deletion is ${(await viewDeletion(token)).body.state}`);
};
