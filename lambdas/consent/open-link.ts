import { ApiError } from '../platform/api-error';
import { now, secondsFrom } from '../platform/clock';
import { isSecretOf } from '../platform/secret';
import { findUser, type UserItem } from '../users/find';
import { type RequestItem, requests } from './store';

/** How long a mail's link can be answered. Once consent is given the second link holds for good, to take it back. */
const openDays = 30;

export interface OpenCase {
  readonly child: UserItem;
  readonly request: RequestItem;
  /** Which of the two mails the link came with. */
  readonly link: 'answer' | 'confirm';
  /** An old link still takes consents back. It does not show the child any more: mailboxes change hands. */
  readonly isOld: boolean;
}

const linkOf = ({ answer_hash, confirm_hash }: RequestItem, secret: string): OpenCase['link'] | undefined => {
  if (isSecretOf(secret, confirm_hash)) return 'confirm';
  return isSecretOf(secret, answer_hash) ? 'answer' : undefined;
};

const isOld = ({ asked_at }: RequestItem) => secondsFrom(new Date(asked_at), openDays * 86_400) < now();

const isOver = (request: RequestItem) => request.state !== 'given' && isOld(request);

/** The case behind a mail's link. Throws `consent_link_invalid` for a link that opens nothing, whatever the reason. */
export const openLink = async (token: string): Promise<OpenCase> => {
  const [childId = '', secret = ''] = token.split('.');
  const request = await requests.get({ child_id: childId }, { consistent: true });
  const link = request && linkOf(request, secret);
  const child = link && (await findUser(childId));
  if (child === undefined || request === undefined || link === undefined || isOver(request))
    throw new ApiError('consent_link_invalid');
  return { child, request, link, isOld: isOld(request) };
};
