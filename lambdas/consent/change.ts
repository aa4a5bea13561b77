import { consentKinds, type RecordedKind } from '../../contract/consent-kinds';
import type { Consents, DaySettings } from '../../contract/users';
import { endSharing } from '../comics/end-sharing';
import { childrenOfGuardian } from '../friends/guardians';
import { supervisionOf } from '../friends/supervision';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { changingConsents, type Switches } from '../users/change-user';
import { findUser, type UserItem } from '../users/find';
import type { Person } from '../users/identify';
import { openLink } from './open-link';
import { presentGiven, presentLinked } from './present';
import { type Decision, recording } from './record';
import { checkTimeZone } from './time-zone';

/** What is set besides the consents: unchanged if absent. */
type Wanted = { readonly [K in keyof Switches]?: Switches[K] | undefined };
type Choice = Consents & Wanted;

const chosen = <T>(wanted: T | undefined, before: T): T => (wanted === undefined ? before : wanted);

/** Without the core consent everything is off. */
const switchesOf = (child: UserItem, core: boolean, wanted: Wanted): Switches => ({
  discoverable: core && chosen(wanted.discoverable, child.discoverable),
  transcripts: core && chosen(wanted.transcripts, child.transcripts),
  time_zone: chosen(wanted.time_zone, child.time_zone),
  warned_until: chosen(wanted.warned_until, child.warned_until),
});

const daySettings = ['time_zone', 'warned_until'] as const satisfies (keyof DaySettings)[];

/**
 * Takes effect immediately: the child's next request is checked against the new consents, and a conversation that is no
 * longer allowed is closed. Of two simultaneous changes the second applies to the result of the first.
 */
export const decideFor = (
  childId: string,
  decision: Decision,
  { discoverable, transcripts, time_zone, warned_until, ...consents }: Choice,
  together: Record<string, Write> = {},
) =>
  optimistically(async () => {
    checkTimeZone(time_zone);
    const child = await findUser(childId);
    if (child === undefined) throw new ApiError('child_not_found');
    const switches = switchesOf(child, consents.core, {
      discoverable,
      transcripts,
      time_zone,
      warned_until,
    });
    const changed: RecordedKind[] = consentKinds.filter((kind) => consents[kind] !== child.consents[kind]);
    if (switches.discoverable !== child.discoverable) changed.push('friends');
    if (switches.transcripts !== child.transcripts) changed.push('transcripts');
    const isRepeated = changed.length === 0 && daySettings.every((name) => switches[name] === child[name]);
    const refused =
      isRepeated && Object.keys(together).length === 0
        ? []
        : await transact<string>({
            user: changingConsents(childId, consents, { before: child.consents, switches }),
            ...recording(
              decision,
              { ...consents, friends: switches.discoverable, transcripts: switches.transcripts },
              changed,
            ),
            ...together,
          });
    if (refused.length > 0) return undefined;
    // No change: a repeated request, perhaps after a failure that followed the transaction.
    if (isRepeated || consentKinds.some((kind) => changed.includes(kind) && !consents[kind]))
      await closeSockets(childId);
    if (!consents.core || !consents.public_sharing) await endSharing(childId);
    return { ...child, consents, ...switches };
  });

/** Changes consents by the link of the second mail, once consent is in force. */
export const change = async ({ body }: { body: { token: string; consents: Consents } & Wanted }) => {
  const { child, request, link, isOld } = await openLink(body.token);
  if (link !== 'confirm' || request.state !== 'given') throw new ApiError('consent_link_invalid');
  const decision = { childId: child.id, adultEmail: request.adult_email, method: 'adult_link' as const };
  const { token: _, consents, ...wanted } = body;
  return presentLinked(await decideFor(child.id, decision, { ...consents, ...wanted }), isOld);
};

/** The parent's children, each with their consents. */
export const children = async ({ actor: { user } }: { actor: Person }) => {
  const found = await Promise.all(
    (await childrenOfGuardian(user.email)).map(({ child_id }) => findUser(child_id)),
  );
  const cases = found
    .filter((child) => child !== undefined)
    .map(async (child) => ({ ...(await presentGiven(child)), child_id: child.id }));
  return { children: await Promise.all(cases) };
};

export const changeForChild = async ({
  actor,
  params: { child_id },
  body,
}: {
  actor: Person;
  params: { child_id: string };
  body: Choice;
}) => {
  const { email } = actor.user;
  if (!(await supervisionOf(email, child_id))?.guardian) throw new ApiError('child_not_found');
  const decision = { childId: child_id, adultEmail: email, method: 'parent_account' as const };
  return { ...(await presentGiven(await decideFor(child_id, decision, body))), child_id };
};
