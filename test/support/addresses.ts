import { addresses } from '../../contract/addresses/endpoints';
import { users } from '../../contract/users/endpoints';
import { advanceClock, atRest, cloud, eventually, functionLogs } from './cloud';
import { anybody, mailAbout } from './consent';
import { mailsOut, newAddress, tokenIn } from './mail';
import { callsWith, type Person, tokenOf } from './people';
import { askPool } from './pool';

export const subjects = {
  present: 'Do you want to change your address for Inkwren?',
  next: 'Is this your new address for Inkwren?',
  taken: 'This address has an account at Inkwren already',
  changed: 'Your new address for Inkwren is in force',
  left: 'This address signs in to Inkwren no longer',
  refused: 'Your address for Inkwren stays as it is',
};

type Caller = Pick<Person, 'call'>;

export const addressOf = ({ call }: Caller, { id }: Pick<Person, 'id'>) =>
  call(addresses.get, { params: { person: id } });
export const askFor = ({ call }: Caller, { id }: Pick<Person, 'id'>, email: string) =>
  call(addresses.ask, { params: { person: id }, body: { email } });
export const takeBack = ({ call }: Caller, { id }: Pick<Person, 'id'>) =>
  call(addresses.cancel, { params: { person: id } });

export const viewLink = (token: string) => anybody(addresses.view, { body: { token } });
export const confirmLink = (token: string) => anybody(addresses.confirm, { body: { token } });
export const stopLink = (token: string) => anybody(addresses.stop, { body: { token } });

/** The secrets of the links in both mailboxes. */
export const linksOf = async (person: Pick<Person, 'email'>, next: string, count = 1) => ({
  present: tokenIn(await mailAbout(person.email, subjects.present, count)),
  next: tokenIn(await mailAbout(next, subjects.next)),
});

/** Asks for a new address and confirms in both mailboxes. */
export const confirmBoth = async (person: Person, next = newAddress('next')) => {
  await askFor(person, person, next);
  const links = await linksOf(person, next);
  await confirmLink(links.present);
  return { next, links, second: await confirmLink(links.next) };
};

/** Resolves when the change is done: the former user of the pool is deleted. Moves the clock past the time of settling. */
export const settled = async () => {
  await mailsOut();
  const done = async () => (await functionLogs()).filter((line) => line.includes('"address changed"')).length;
  const before = await done();
  await eventually(async () => {
    await advanceClock('PT15M');
    await atRest();
    return (await done()) > before ? true : undefined;
  });
};

/** The person with the new address, as soon as the door admits it: the pool's user exists before. */
export const signedInAs = ({ id }: Pick<Person, 'id'>, email: string): Promise<Person> =>
  eventually(async () => {
    const token = await tokenOf(email).catch(() => undefined);
    const call = callsWith(token);
    const isIn = token !== undefined && (await call(users.me, {})).status === 200;
    return isIn ? { id, email, token, call } : undefined;
  });

/** The pool's user with this address; undefined if there is none. */
export const poolUserOf = (email: string): Promise<Record<string, unknown> | undefined> =>
  askPool('AdminGetUser', { UserPoolId: cloud.identity.userPoolId, Username: email }).catch((error) => {
    if (error.name === 'UserNotFoundException') return undefined;
    throw error;
  });
