import { useRef, useState } from 'react';
import { invitations } from '../../../../contract/invitations/endpoints';
import { ApiFailure, call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { KindChoices, noConsents } from '../../subjects/consent/kind-choices';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';

/** A verified parent invites a child, and answers each of the four consents. */
const InviteChild = () => {
  const form = useRef<HTMLFormElement>(null);
  const [consents, setConsents] = useState(noConsents);
  const invitation = useSend({
    mutationFn: (email: string) =>
      call(invitations.inviteChild, { body: { email, consents, is_guardian: true } }),
    onSuccess: () => {
      form.current?.reset();
      setConsents(noConsents);
    },
  });
  const { data, error, isPending } = invitation;
  const own = error instanceof ApiFailure && error.code === 'consent_own_address';
  return (
    <Card aria-labelledby="invite-child">
      <form
        ref={form}
        className="grid gap-gap"
        onSubmit={(event) => {
          event.preventDefault();
          const email = String(new FormData(event.currentTarget).get('email')).trim();
          invitation.mutate(email);
        }}
      >
        <div className="grid gap-1">
          <h2 id="invite-child" className="text-xl">
            Invite your child
          </h2>
          <p>
            Your child gets an e-mail with a link to sign up. Once your child has a username, we write to you:
            your answers below come into force when you confirm them there.
          </p>
        </div>
        <TextField
          label="Your child's e-mail address"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={own ? error.message : undefined}
          required
        />
        <CheckboxField label="I am this child's parent or legal guardian" required />
        <KindChoices name="your child" value={consents} onChange={setConsents} />
        {!consents.core && (
          <p className="text-soft">
            Without a Yes to “Using Inkwren” your child can sign up, and has to ask you again before going on.
          </p>
        )}
        {error !== null && !own && <Notice kind="error">{error.message}</Notice>}
        {data !== undefined && (
          <Notice kind="success">
            If {data.email} has no account yet, an invitation is on its way there.
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isPending} className="max-sm:w-full">
            Send the invitation
          </Button>
        </div>
      </form>
    </Card>
  );
};

export default InviteChild;
