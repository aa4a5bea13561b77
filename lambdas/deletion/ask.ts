import type { deletion } from '../../contract/deletion/endpoints';
import type { Admitted } from '../accounts/admitted';
import { type DeletionItem, deletions } from '../accounts/deletion-store';
import type { UserItem } from '../accounts/find';
import type { Person } from '../accounts/identify';
import { maskedAddress } from '../accounts/mask';
import { ownName } from '../accounts/names';
import { sendMail } from '../mail/send';
import { ApiError } from '../platform/api-error';
import { countToday } from '../platform/daily-count';
import { inParallel } from '../platform/in-parallel';
import { hashOf, newSecret } from '../platform/secret';
import { askedDeletion, notUnderWay } from './begin';
import { presentDeletion } from './link';
import { childrenOf, decidesAlone, isUnderWay } from './may-ask';

const asksPerDay = 5;

const deletionOf = (user_id: string) => deletions.get({ user_id }, { consistent: true });

/** An unconfirmed deletion is forgotten, and one that was taken back no longer matters. */
const shown = (item: DeletionItem | undefined) =>
  item !== undefined && isUnderWay(item) ? presentDeletion(item) : null;

export const overview = async ({ actor: { id, user, role } }: Admitted<typeof deletion.overview>) => {
  const children = role === 'student' ? [] : await childrenOf(user);
  return {
    may_ask: decidesAlone(user),
    mail_to: maskedAddress(user.email),
    own: shown(await deletionOf(id)),
    children: await inParallel(children, async ({ child, needs_answer }) => ({
      id: child.id,
      name: ownName(child),
      needs_answer,
      deletion: shown(await deletionOf(child.id)),
    })),
  };
};

type Body = Admitted<typeof deletion.ask>['body'];

/** Whose deletion the caller may ask for. Throws the refusal. */
const personToDelete = async ({ user, role }: Person, { child_id, children }: Body): Promise<UserItem> => {
  const own = role === 'student' ? [] : await childrenOf(user);
  if (child_id !== undefined) {
    const found = own.find(({ child }) => child.id === child_id);
    if (found === undefined) throw new ApiError('child_not_found');
    return found.child;
  }
  if (!decidesAlone(user)) throw new ApiError('deletion_by_guardian');
  const answered = new Set(children.map(({ id }) => id));
  if (own.some(({ child, needs_answer }) => needs_answer && !answered.has(child.id)))
    throw new ApiError('deletion_children_open');
  if (children.some(({ id }) => !own.some(({ child }) => child.id === id)))
    throw new ApiError('child_not_found');
  return user;
};

/** Mails a link to the one who asks: nothing happens until it is opened and confirmed. A new request replaces an older one. */
export const ask = async ({ actor, body }: Admitted<typeof deletion.ask>) => {
  const person = await personToDelete(actor, body);
  if (!(await countToday(actor.id, 'deletions', asksPerDay))) throw new ApiError('deletion_asked_too_often');
  const [secret, mail_to] = [newSecret(), actor.user.email];
  const item = askedDeletion(person, {
    mail_to,
    is_child: person.id !== actor.id,
    children: body.children,
    link_hash: hashOf(secret),
  });
  if (!(await deletions.put(item, notUnderWay))) throw new ApiError('deletion_under_way');
  await sendMail({
    kind: 'deletion_asked',
    to: mail_to,
    token: `${person.id}.${secret}`,
    child: item.is_child ? ownName(person) : null,
  });
  return { mail_to: maskedAddress(mail_to), asked_at: item.asked_at };
};
