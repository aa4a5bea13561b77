import { letters } from '../../../../contract/letters/endpoints';
import { lettersErrors } from '../../../../contract/letters/errors';
import { call, isOver } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Said } from '../../subjects/links/said';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** It asks for a press, because programs open links of mails, too. */
export const Stopping = ({ token }: { readonly token: string }) => {
  const stop = useSend({ mutationFn: () => call(letters.stop, { query: { token } }) });
  if (stop.isSuccess)
    return (
      <Said mood="waving" title="The letter is stopped" moved>
        <p>
          You get no more of it, and nothing else changes. You can switch it on again on the page of your
          children or classes.
        </p>
      </Said>
    );
  if (stop.error !== null && isOver(stop.error))
    return (
      <Said mood="sorry" title="This link does not open" moved>
        <p role="alert">{lettersErrors.letter_link_invalid.text}</p>
      </Said>
    );
  return (
    <Said mood="thinking" title="Stop the weekly letter?">
      <p>It ends at once. You need not sign in for that.</p>
      {stop.error !== null && <Notice kind="error">{stop.error.message}</Notice>}
      <Button
        busy={stop.isPending}
        onClick={() => stop.mutate()}
        className="justify-self-start max-sm:w-full"
      >
        Stop the letter
      </Button>
    </Said>
  );
};
