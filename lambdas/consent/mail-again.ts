import { now } from '../platform/clock';
import { all, equal } from '../platform/table/condition';
import { countedMail } from './counted-mail';
import { mailsDue, type RequestItem, requests } from './store';

type Refusal = 'unknown' | 'not_due' | 'too_often';

const refusalOf = (request: RequestItem | undefined, adult: string, at: string): Refusal | undefined => {
  if (request?.adult_email !== adult) return 'unknown';
  if (request.state === 'confirm') return undefined;
  if (request.state !== 'answered') return 'unknown';
  return request.confirm_after !== null && request.confirm_after > at ? 'not_due' : undefined;
};

/**
 * Lists the second mail to a grown-up again, with a new link. The pause after the answer stays, and the limits are those of a child who
 * asks. Undefined if it is on its way.
 */
export const mailAgain = async (child_id: string, adult: string): Promise<Refusal | undefined> => {
  const at = now();
  const request = await requests.get({ child_id }, { consistent: true });
  const refusal = refusalOf(request, adult, at.toISOString());
  if (request === undefined || refusal !== undefined) return refusal ?? 'unknown';
  const mails = countedMail(request, at);
  if (mails === undefined) return 'too_often';
  const asked_at = at.toISOString();
  const isListed = await requests.update(
    { child_id },
    { set: { asked_at, mails, list: mailsDue, listed_at: asked_at } },
    all(equal('asked_at', request.asked_at), equal('state', request.state)),
  );
  return isListed ? undefined : 'too_often';
};
