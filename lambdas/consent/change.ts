import type { consent } from '../../contract/consent/endpoints';
import { consentKinds, type RecordedKind } from '../../contract/consent/kinds';
import type { Consents } from '../../contract/users/endpoints';
import type { Admitted } from '../accounts/admitted';
import { changingConsents, type Switches } from '../accounts/change-user';
import { findUser, type UserItem } from '../accounts/find';
import { checkingAfterConsent } from '../accounts/name-checks';
import { agreedVersion, guardianMustHaveAgreed } from '../accounts/terms';
import { endSharing } from '../comics/wall/end-sharing';
import { ApiError } from '../platform/api-error';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { closeSockets } from '../realtime/close-sockets';
import { orderCheck } from '../users/order-check';
import { moveZone } from './move-zone';
import { openLink } from './open-link';
import { presentLinked } from './present';
import { type Decision, recording } from './record';

type Choice = Admitted<typeof consent.changeForChild>['body'];
/** Switches that are set in addition to the consents. An absent one stays unchanged. */
type Wanted = Omit<Choice, keyof Consents | 'time_zone'>;

const chosen = <T>(wanted: T | undefined, before: T): T => (wanted === undefined ? before : wanted);

/** Without the core consent, visibility and transcripts are off. */
const switchesOf = (child: UserItem, core: boolean, wanted: Wanted): Switches => ({
  discoverable: core && chosen(wanted.discoverable, child.discoverable),
  transcripts: core && chosen(wanted.transcripts, child.transcripts),
});

type Given = Pick<UserItem, 'consents' | 'discoverable' | 'transcripts'>;

const yesesOf = ({ consents, discoverable, transcripts }: Given) => ({
  ...consents,
  discoverable,
  transcripts,
});

/** Whether something is given that was not given before. A no is possible at any time. */
const isNewYes = (before: Given, after: Given): boolean => {
  const had: Readonly<Record<string, boolean>> = yesesOf(before);
  return Object.entries(yesesOf(after)).some(([name, isGiven]) => isGiven && !had[name]);
};

/**
 * Changes consents and switches with immediate effect: the child's next request is checked against them, and a conversation
 * that is no longer allowed is closed. A new yes needs the agreement to the present terms first. The writes of `together`, made
 * anew for each attempt, are in the same transaction. Of two simultaneous changes, the second applies to the result of the first.
 */
export const decideFor = (
  childId: string,
  decision: Omit<Decision, 'version'>,
  { discoverable, transcripts, ...consents }: Omit<Choice, 'time_zone'>,
  together: () => Record<string, Write> | Promise<Record<string, Write>> = () => ({}),
) =>
  optimistically(async () => {
    const child = await findUser(childId);
    if (child === undefined) throw new ApiError('child_not_found');
    const switches = switchesOf(child, consents.core, {
      discoverable,
      transcripts,
    });
    const changed: RecordedKind[] = consentKinds.filter((kind) => consents[kind] !== child.consents[kind]);
    if (switches.discoverable !== child.discoverable) changed.push('friends');
    if (switches.transcripts !== child.transcripts) changed.push('transcripts');
    if (isNewYes(child, { ...child, consents, ...switches })) guardianMustHaveAgreed(child);
    const isRepeated = changed.length === 0;
    const check = checkingAfterConsent(child, consents);
    const others = await together();
    const refused =
      isRepeated && Object.keys(others).length === 0
        ? []
        : await transact<string>({
            user: changingConsents(childId, consents, { before: child.consents, switches }),
            ...recording(
              { ...decision, version: agreedVersion(child.consent_version) },
              { ...consents, friends: switches.discoverable, transcripts: switches.transcripts },
              changed,
            ),
            ...check,
            ...others,
          });
    if (refused.length > 0) return undefined;
    if (check.check !== undefined) await orderCheck(childId);
    // Nothing changed: this may be a retry after a failure that followed the transaction.
    if (isRepeated || consentKinds.some((kind) => changed.includes(kind) && !consents[kind]))
      await closeSockets(childId);
    if (!consents.core || !consents.public_sharing) await endSharing(childId);
    return { ...child, consents, ...switches };
  });

/** Changes consents through the link of the second mail, once consent is in force. */
export const change = async ({ body }: Admitted<typeof consent.change>) => {
  const { child, request, link, isOld } = await openLink(body.token);
  if (link !== 'confirm' || request.state !== 'given') throw new ApiError('consent_link_invalid');
  const decision = { childId: child.id, adultEmail: request.adult_email, method: 'adult_link' as const };
  const { token: _, consents, time_zone, ...wanted } = body;
  await moveZone(child.id, time_zone);
  const after = await decideFor(child.id, decision, { ...consents, ...wanted });
  return presentLinked(after, { isOld, adult: request.adult_email });
};
