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
  /** The mail that contained the link: the first or the second. */
  readonly link: 'answer' | 'confirm';
  /** An old link still withdraws consents. It no longer shows the child, because the owner of a mailbox may change. */
  readonly isOld: boolean;
}

const linkOf = ({ answer_hash, confirm_hash }: RequestItem, secret: string): OpenCase['link'] | undefined => {
  if (isSecretOf(secret, confirm_hash)) return 'confirm';
  return isSecretOf(secret, answer_hash) ? 'answer' : undefined;
};

const isOld = ({ asked_at }: RequestItem) => secondsFrom(new Date(asked_at), openDays * 86_400) < now();

const isOver = (request: RequestItem) => request.state !== 'given' && isOld(request);

/** The case that a mail's link opens. Throws `consent_link_invalid` for a link that opens none, without the reason. */
export const openLink = async (token: string): Promise<OpenCase> => {
  const [childId = '', secret = ''] = token.split('.');
  const request = await requests.get({ child_id: childId }, { consistent: true });
  const link = request && linkOf(request, secret);
  const child = link && (await findUser(childId));
  if (child === undefined || request === undefined || link === undefined || isOver(request))
    throw new ApiError('consent_link_invalid');
  return { child, request, link, isOld: isOld(request) };
};
