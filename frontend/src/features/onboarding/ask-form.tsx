import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { Wren } from '../../ui/wren';
import { isRefusal } from './state';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { Unbroken } from './unbroken';
import { useAsk } from './use-ask';

interface AskFormProps {
  /** The grown-up who was asked before, masked. */
  readonly before: string | null;
  readonly onAsked: (email: string) => void;
  readonly onBack: (() => void) | undefined;
}

/** A child names a grown-up, who gets a mail. */
export const AskForm = ({ before, onAsked, onBack }: AskFormProps) => {
  const asking = useAsk(onAsked);
  const own = isRefusal(asking.error, 'consent_own_address');
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        const email = new FormData(event.currentTarget).get('email');
        asking.mutate(String(email).trim());
      }}
    >
      <div className="flex items-center gap-3">
        <Wren mood="reading" className="w-24 shrink-0 sm:w-32 crowded:w-12" />
        <StepHeading>Ask a grown-up</StepHeading>
      </div>
      <p>
        <Unbroken>
          A grown-up who looks after you has to say yes: your mum or dad, say. Type their e-mail address. We
          explain it all to them.
        </Unbroken>
      </p>
      <TextField
        label="Your grown-up's e-mail address"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={
          before === null
            ? 'Not sure how to spell it? Ask them to type it here.'
            : `Last time it was ${before}`
        }
        error={own ? asking.error?.message : undefined}
        required
      />
      {asking.isError && !own && <Notice kind="error">{asking.error.message}</Notice>}
      <StepButtons label="Write to them" busy={asking.isPending} onBack={onBack} />
    </form>
  );
};
