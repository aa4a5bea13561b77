import { useQuery } from '@tanstack/react-query';
import { analytics, type TranscriptLook } from '../../../../contract/analytics/endpoints';
import { call } from '../../lib/api';
import { Notice } from '../../ui/notice';
import { friendKeys } from './keys';
import { since } from './since';

/** Every look of a grown-up at one of the student's own talks, the latest first. */
export const looksQuery = {
  queryKey: friendKeys.looks,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(analytics.looks, {}, signal),
};

/** A grown-up whose name is unchecked is named by the role. */
const lookerOf = ({ by, role }: TranscriptLook): string =>
  by ?? (role === 'teacher' ? 'Your teacher' : 'Your grown-up');

/** Tells a student who has looked at a talk, each grown-up once. */
export const LooksAt = ({ sessionId }: { sessionId: string }) => {
  const { data } = useQuery(looksQuery);
  const latest = new Map(
    data?.looks
      .filter(({ session_id }) => session_id === sessionId)
      .toReversed()
      .map((look) => [lookerOf(look), look]),
  );
  return [...latest].map(([name, { at }]) => (
    <Notice key={name} kind="info">
      {name} looked at this on {since(at)}.
    </Notice>
  ));
};
