import { useState } from 'react';
import type { ConsentStatus } from '../../../../contract/consent';
import { consentErrors } from '../../../../contract/errors/consent';
import { ApiFailure } from '../../lib/api';
import { RetryNotice } from '../../ui/retry-notice';
import { Skeleton } from '../../ui/skeleton';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import { Confirm } from './confirm';
import { Declined } from './declined';
import { Given } from './given';
import { nameOf } from './name-of';
import { NoLink } from './no-link';
import { useCase } from './use-case';

/** The link is wrong, too old, or was truncated by a mail program. */
const opensNothing = (error: Error) =>
  error instanceof ApiFailure && ['consent_link_invalid', 'invalid_input'].includes(error.code);

/** The first mail's link no longer shows anything of the child. */
const isSpent = (error: Error) => error instanceof ApiFailure && error.code === 'consent_answered';

const CaseSkeleton = () => (
  <div className="grid gap-gap" role="status" aria-label="Loading">
    <Skeleton className="h-9 w-80 max-w-full" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

/** The case behind a link, in its current state. */
export const LinkedCase = ({ token }: { token: string }) => {
  const { view, answer, confirm, change } = useCase(token);
  const { data, error } = view;
  const [first, setFirst] = useState<ConsentStatus>();
  if (data !== undefined && first === undefined) setFirst(data.status);

  if (data === undefined) {
    if (error === null) return <CaseSkeleton />;
    if (opensNothing(error)) return <NoLink reason={consentErrors.consent_link_invalid.text} />;
    if (isSpent(error)) return <NoLink title="You have answered" reason={error.message} />;
    return (
      <RetryNotice busy={view.isFetching} onRetry={view.refetch}>
        {error.message}
      </RetryNotice>
    );
  }
  const moved = first !== undefined && first !== data.status;
  switch (data.status) {
    case 'asked':
      return answer.data?.status === 'asked' ? (
        <Declined name={nameOf(data)} onAgain={answer.reset} />
      ) : (
        <AnswerForm of={data} answer={answer} />
      );
    case 'answered':
      return <Answered of={data} moved={moved} />;
    case 'confirm':
      return <Confirm of={data} confirm={confirm} />;
    default:
      return <Given of={data} moved={moved} onChange={change} />;
  }
};
