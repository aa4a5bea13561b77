import { findUser, type UserItem } from '../accounts/find';
import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { isSecretOf } from '../platform/secret';
import { type RequestItem, requests } from './store';

/**
 * How long the link of a mail accepts an answer. Once consent is in force, the second link stays valid permanently, to
 * withdraw it.
 */
const openDays = 30;

export interface OpenCase {
  readonly child: UserItem;
  readonly request: RequestItem;
  /** The mail that contained the link: the first, or the second or a later one. */
  readonly link: 'answer' | 'confirm';
  /** An old link still withdraws consents. It no longer shows the child, because the owner of a mailbox may change. */
  readonly isOld: boolean;
}

interface Link {
  readonly link: OpenCase['link'];
  /** When its mail, or the first mail of the request, was sent. */
  readonly since: string;
}

/** A mail about newer terms does not invalidate the links of earlier ones. */
const linkOf = (request: RequestItem, secret: string): Link | undefined => {
  const { answer_hash, confirm_hash, terms_hash = null, asked_at, terms_mailed_at = asked_at } = request;
  if (isSecretOf(secret, confirm_hash)) return { link: 'confirm', since: asked_at };
  if (isSecretOf(secret, terms_hash)) return { link: 'confirm', since: terms_mailed_at };
  return isSecretOf(secret, answer_hash) ? { link: 'answer', since: asked_at } : undefined;
};

const isOld = (since: string) => secondsFrom(new Date(since), openDays * 86_400) < now();

const isOver = ({ state, asked_at }: RequestItem) => state !== 'given' && isOld(asked_at);

/** The case that a mail's link opens. Throws `consent_link_invalid` for a link that opens none, without the reason. */
export const openLink = async (token: string): Promise<OpenCase> => {
  const [childId = '', secret = ''] = token.split('.');
  const request = await requests.get({ child_id: childId }, { consistent: true });
  const link = request && linkOf(request, secret);
  const child = link && (await findUser(childId));
  if (child === undefined || request === undefined || link === undefined || isOver(request))
    throw new ApiError('consent_link_invalid');
  return { child, request, link: link.link, isOld: isOld(link.since) };
};
