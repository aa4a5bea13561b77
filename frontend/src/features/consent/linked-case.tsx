import { useState } from 'react';
import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { consentErrors } from '../../../../contract/consent/errors';
import { ApiFailure, isOver } from '../../lib/api';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { AnswerForm } from './answer-form';
import { Answered } from './answered';
import { Confirm } from './confirm';
import { Declined } from './declined';
import { Given } from './given';
import { nameOf } from './name-of';
import { NoLink } from './no-link';
import { type Case, useCase } from './use-case';

/** The first mail's link no longer shows anything of the child. */
const isSpent = (error: Error) => error instanceof ApiFailure && error.code === 'consent_answered';

const waiting = (
  <div className="grid gap-gap">
    <Skeleton className="h-9 w-80 max-w-full" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

const refused = (error: Error) => {
  if (isSpent(error)) return <NoLink title="You have answered" reason={error.message} />;
  // The link is wrong, too old, or was truncated by a mail program.
  if (isOver(error)) return <NoLink reason={consentErrors.consent_link_invalid.text} />;
  return undefined;
};

/** The case in its current state. */
const State = ({ data, answer, confirm, change, answerTerms }: Case & { readonly data: ConsentCase }) => {
  const [first] = useState(data.status);
  const moved = first !== data.status;
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
      return <Given of={data} moved={moved} answerTerms={answerTerms} onChange={change} />;
  }
};

/** The case behind a link. */
export const LinkedCase = ({ token }: { token: string }) => {
  const all = useCase(token);
  return (
    <Loaded query={all.view} waiting={waiting} refused={refused}>
      {(data) => <State data={data} {...all} />}
    </Loaded>
  );
};
