import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Gem, Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { type Referral, referrals } from '../../../../contract/referrals/endpoints';
import { referralRules } from '../../../../contract/rules/referrals';
import { ApiFailure, call } from '../../lib/api';
import { cx } from '../../lib/cx';
import { useSend } from '../../lib/use-send';
import { friendKeys } from '../../subjects/friends/keys';
import { since } from '../../subjects/friends/since';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';

const query = queryOptions({
  queryKey: friendKeys.referrals,
  queryFn: ({ signal }) => call(referrals.mine, {}, signal),
});

const sent = 'Referral sent successfully! Your friend will receive an email invitation.';

const failureOf = (error: Error) =>
  error instanceof ApiFailure && error.code !== 'offline'
    ? error.message || 'Failed to send referral'
    : 'An error occurred while sending the referral';

const Gift = ({ gems, who }: { gems: number; who: string }) => (
  <li className="flex items-center gap-3 rounded-control bg-sea-soft px-4 py-2">
    <span className="flex shrink-0 items-center gap-1 font-heading text-2xl font-bold tabular-nums">
      {gems}
      <Gem aria-hidden className="size-6 text-sea" />
      <span className="sr-only">gems</span>
    </span>
    <span className="min-w-0 leading-snug">{who}</span>
  </li>
);

const Invite = () => {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const { mutate, isPending, isSuccess, error, reset } = useSend({
    mutationFn: () => call(referrals.submit, { body: { referred_email: email.trim().toLowerCase() } }),
    onSuccess: () => {
      setEmail('');
      return queries.invalidateQueries(query);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') mutate();
  };
  return (
    <Card aria-labelledby="invite-friend" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="invite-friend" className="text-2xl">
          Invite a friend
        </h2>
        <p className="text-soft">We write to your friend’s grown-up, not to your friend.</p>
      </div>
      <ul aria-label="Gems for both of you" className="grid gap-2 sm:grid-cols-2 crowded:order-last">
        <Gift gems={referralRules.welcomeGems} who="for your friend, as a welcome" />
        <Gift
          gems={referralRules.gems}
          who={`for you, when your friend has read on ${referralRules.readingDays} days`}
        />
      </ul>
      {isSuccess && <Notice kind="success">{sent}</Notice>}
      {error !== null && <Notice kind="error">{failureOf(error)}</Notice>}
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label="E-mail of your friend’s grown-up"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(event) => {
              if (isSuccess || error !== null) reset();
              setEmail(event.target.value);
            }}
          />
        </div>
        <Button
          type="submit"
          busy={isPending}
          disabled={email.trim() === '' || isPending}
          icon={<Mail aria-hidden className="size-5" />}
          className="max-sm:w-full"
        >
          Send invitation
        </Button>
      </form>
    </Card>
  );
};

const tones: Partial<Record<Referral['status'], string>> = {
  pending: 'border-sun bg-sun-soft text-sun-ink',
  signed_up: 'border-sea/30 bg-sea-soft text-sea',
  active: 'border-sea/30 bg-sea-soft text-sea',
  processing: 'border-grape/30 bg-grape-soft text-grape',
  completed: 'border-leaf/40 bg-leaf-soft text-leaf',
};

/** One that is declined, or that this page does not know yet, has no colour. */
const toneOf = (status: string) => (tones as Record<string, string>)[status] ?? 'border-line bg-sunken';

const Row = ({ referred_email, status, status_text, created_at }: Referral) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
    <span className="min-w-0 flex-1 basis-48">
      <span className="block font-semibold wrap-anywhere">{referred_email ?? 'A friend’s grown-up'}</span>
      <span className="block text-[0.85em] text-soft">Invited on {since(created_at)}</span>
    </span>
    <span
      className={cx(
        'inline-flex rounded-full border px-2.5 py-0.5 font-semibold text-[0.85em]',
        toneOf(status),
      )}
    >
      {status_text}
    </span>
  </li>
);

const Figure = ({ value, label }: { value: number; label: string }) => (
  <div className="grid rounded-control bg-sunken px-4 py-3 text-center">
    <dt className="order-2 text-[0.85em] text-soft">{label}</dt>
    <dd className="font-heading text-2xl font-bold tabular-nums">{value.toLocaleString('en-US')}</dd>
  </div>
);

const Invited = ({ referrals: all, stats }: Received<typeof referrals.mine>) => (
  <>
    <dl className="grid gap-2 [grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))]">
      <Figure value={stats.total_referrals} label="invited" />
      <Figure value={stats.successful_signups} label="joined" />
      <Figure value={stats.gems_earned_count} label="brought gems" />
      <Figure value={stats.total_gems_earned} label="gems earned" />
    </dl>
    <ul className="divide-y divide-line">
      {all.map((referral) => (
        <Row key={referral.id} {...referral} />
      ))}
    </ul>
  </>
);

const List = ({ referrals: all, stats }: Received<typeof referrals.mine>) => (
  <Card aria-labelledby="my-referrals" className="grid gap-4">
    <h2 id="my-referrals" className="text-2xl">
      My invitations
    </h2>
    {all.length === 0 ? (
      <EmptyState mood="waiting" title="Nobody yet">
        <p className="text-soft">Who of your friends would like a good book?</p>
      </EmptyState>
    ) : (
      <Invited referrals={all} stats={stats} />
    )}
  </Card>
);

/** Invitations of friends by their grown-ups: the form, the figures and how far each has come. */
const Referrals = () => (
  <div className="grid gap-gap">
    <Invite />
    <Loaded query={useQuery(query)} waiting={<Skeleton className="h-56" />}>
      {(data) => <List {...data} />}
    </Loaded>
  </div>
);

export default Referrals;
