import { children } from '../../../../contract/children/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

interface MailAgainProps {
  readonly child: { readonly id: string; readonly name: string };
}

/** For a guardian whose second mail was lost or deleted. */
export const MailAgain = ({ child: { id, name } }: MailAgainProps) => {
  const sending = useSend({ mutationFn: () => call(children.mailAgain, { params: { child: id } }) });
  return (
    <>
      <Button
        look="secondary"
        aria-label={`Send the e-mail about ${name} again`}
        busy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        Send the e-mail again
      </Button>
      {sending.error !== null && <Notice kind="info">{sending.error.message}</Notice>}
      {sending.data !== undefined && (
        <Notice kind="success">
          It comes to {sending.data.sent_to} within a few minutes. The link of an earlier e-mail ends with it.
        </Notice>
      )}
    </>
  );
};
