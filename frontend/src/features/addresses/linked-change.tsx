import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AddressLink, addresses } from '../../../../contract/addresses/endpoints';
import { addressesErrors } from '../../../../contract/addresses/errors';
import { call, isOver } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { useTitle } from '../../lib/use-title';
import { addressKeys } from '../../subjects/addresses/keys';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { Wren } from '../../ui/wren';

interface SaidProps {
  readonly title: string;
  /** The state has changed on this page: the heading is announced. */
  readonly moved?: boolean;
  readonly children: ReactNode;
}

export const Said = ({ title, moved = false, children }: SaidProps) => {
  const ref = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    if (moved) ref.current?.focus();
  }, [moved]);
  return (
    <div className="grid gap-4">
      <Wren mood={moved ? 'happy' : 'thinking'} className="w-24" />
      <h1 ref={ref} tabIndex={-1} className="text-2xl wrap-anywhere outline-none sm:text-3xl">
        {title}
      </h1>
      {children}
    </div>
  );
};

const useLinked = (token: string) => {
  const queries = useQueryClient();
  const queryKey = addressKeys.linked(token);
  const body = { token };
  const onSuccess = (answer: AddressLink) => {
    queries.setQueryData(queryKey, answer);
  };
  const view = useQuery({ queryKey, queryFn: ({ signal }) => call(addresses.view, { body }, signal) });
  const confirm = useSend({ mutationFn: () => call(addresses.confirm, { body }), onSuccess });
  const stop = useSend({ mutationFn: () => call(addresses.stop, { body }), onSuccess });
  return { view, confirm, stop };
};

type Linked = ReturnType<typeof useLinked>;

/** How a person signs in who has the address, or none yet. */
const SignsIn = ({ present }: Pick<AddressLink, 'present'>) =>
  present === null ? (
    'with pictures'
  ) : (
    <>
      as <strong>{present}</strong>
    </>
  );

const Question = ({ of: { mailbox, present, next, state }, confirm, stop }: Linked & { of: AddressLink }) => {
  const failure = confirm.error ?? stop.error;
  const asked = state === 'asked';
  const question = mailbox === 'next' ? 'Is this your new address?' : 'Do you want to change your address?';
  return (
    <Said title={asked ? question : 'Thank you. The other mailbox is asked, too'} moved={!asked}>
      <p className="wrap-anywhere">
        The account that signs in <SignsIn present={present} /> is to sign in as <strong>{next}</strong> from
        now on. Nothing changes before both mailboxes have said yes.
      </p>
      {failure !== null && <Notice kind="error">{failure.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        {asked && (
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()} className="max-sm:w-full">
            Yes, change it
          </Button>
        )}
        <Button
          look="secondary"
          busy={stop.isPending}
          onClick={() => stop.mutate()}
          className="max-sm:w-full"
        >
          No, leave it as it is
        </Button>
      </div>
    </Said>
  );
};

const State = ({ of, ...linked }: Linked & { of: AddressLink }) => {
  if (of.state === 'stopped')
    return (
      <Said title="The address stays as it is" moved>
        <p className="wrap-anywhere">
          The account signs in <SignsIn present={of.present} /> as before, and both links have ended. If you
          know nothing of this change, sign in and change your password.
        </p>
      </Said>
    );
  if (of.state === 'moving')
    return (
      <Said title="Both mailboxes have said yes" moved>
        <p className="wrap-anywhere">
          The account signs in as <strong>{of.next}</strong> in a moment. Every device is signed out. Choose a
          password first, with “Forgot your password?”.
        </p>
        <p>
          <a href="/login" className="text-accent-strong underline underline-offset-4">
            Go to the sign-in
          </a>
        </p>
      </Said>
    );
  return <Question of={of} {...linked} />;
};

/** The change behind a mail's link. It asks for a press, because programs open links of mails, too. */
export const LinkedChange = ({ token }: { token: string }) => {
  const linked = useLinked(token);
  const refused = (error: Error) =>
    isOver(error) ? (
      <Said title="This link does not open">
        <p role="alert">{addressesErrors.address_link_invalid.text}</p>
      </Said>
    ) : undefined;
  return (
    <Loaded query={linked.view} waiting={<Skeleton className="h-40" />} refused={refused}>
      {(data) => <State of={data} {...linked} />}
    </Loaded>
  );
};
