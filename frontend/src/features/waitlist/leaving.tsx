import { invitations } from '../../../../contract/invitations/endpoints';
import { invitationsErrors } from '../../../../contract/invitations/errors';
import { call, isOver } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Said } from '../../subjects/links/said';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** It asks for a press, because programs open links of mails, too. */
export const Leaving = ({ token }: { readonly token: string }) => {
  const leave = useSend({ mutationFn: () => call(invitations.leaveWaitlist, { body: { token } }) });
  if (leave.isSuccess)
    return (
      <Said mood="waving" title="Your address is off the list" moved>
        <p>You need not do anything else. We do not write again because of a recommendation.</p>
      </Said>
    );
  if (leave.error !== null && isOver(leave.error))
    return (
      <Said mood="sorry" title="This link does not open" moved>
        <p role="alert">{invitationsErrors.waitlist_link_invalid.text}</p>
      </Said>
    );
  return (
    <Said mood="thinking" title="Leave the waiting list?">
      <p>
        Somebody who reads with Inkwren gave us your address, and it waits for a place on our list. You can
        take it off at once. You need no account for that.
      </p>
      {leave.error !== null && <Notice kind="error">{leave.error.message}</Notice>}
      <Button
        busy={leave.isPending}
        onClick={() => leave.mutate()}
        className="justify-self-start max-sm:w-full"
      >
        Take me off the list
      </Button>
    </Said>
  );
};
