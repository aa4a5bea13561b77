import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { operations } from '../../../../contract/operations/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { codeErrorText, newAppKey, proveApp } from '../../lib/second-factor';
import { signOut } from '../../lib/sign-out';
import { AppCodeField, appCodeIn } from '../../subjects/operator/app-code-field';
import { operatorKeys } from '../../subjects/operator/keys';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { AppKeyCard } from './app-key-card';

const textOf = (error: Error) =>
  codeErrorText(error) ??
  (error instanceof ApiFailure
    ? error.message
    : 'That did not come through. Please check your internet connection, or sign in once more.');

/** Nothing of this session is of use any more. The login leads back here. */
const signInAgain = () => signOut().then(() => location.replace('/operator'));

const Done = () => {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Card className="grid justify-items-start gap-4">
      <p ref={ref} tabIndex={-1} className="max-w-prose outline-none">
        It works. From now on you sign in with your password and a code from the app. Please do so now, with
        the next code: each works once.
      </p>
      <Button onClick={() => void signInAgain()}>Sign in again</Button>
    </Card>
  );
};

/** For an operator without a second factor, who can do nothing else: connects an authenticator app. */
const SetUpFactor = () => {
  const { email } = useUser();
  // A key that was shown stays the same: the app may have it already.
  const key = useQuery({
    queryKey: operatorKeys.appKey,
    queryFn: () => newAppKey(email),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (code: string) => {
      await proveApp(code);
      await call(operations.setUpFactor, {});
    },
  });
  return (
    <Page title="Set up your second factor">
      {isSuccess ? (
        <Done />
      ) : (
        <>
          <p className="max-w-prose">
            What operators see concerns children, so a password alone opens nothing here. At each sign-in you
            also type a code from an app on your phone.
          </p>
          <Loaded query={key} waiting={<Skeleton className="h-96" />}>
            {(shown) => (
              <>
                <AppKeyCard {...shown} />
                <Card aria-labelledby="prove">
                  <form
                    onSubmit={(event) => {
                      event.preventDefault();
                      if (!isPending) mutate(appCodeIn(new FormData(event.currentTarget)));
                    }}
                    className="grid max-w-md gap-4"
                  >
                    <h2 id="prove" className="text-2xl">
                      2. Type the code that it shows
                    </h2>
                    {error !== null && <Notice kind="error">{textOf(error)}</Notice>}
                    <AppCodeField />
                    <Button type="submit" busy={isPending}>
                      {isPending ? 'Setting up…' : 'Set it up'}
                    </Button>
                  </form>
                </Card>
              </>
            )}
          </Loaded>
        </>
      )}
    </Page>
  );
};

export default SetUpFactor;
