import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';

interface OpenDeviceProps {
  readonly label: string;
  readonly placeholder: string;
  readonly hint: string;
  /** The words on the button. */
  readonly action: string;
  /** Where another step comes first. */
  readonly isSecond?: boolean;
  readonly opening: {
    readonly mutate: (name: string) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/** A grown-up names this browser and makes it a device on which children sign in. */
export const OpenDevice = ({ label, placeholder, hint, action, isSecond, opening }: OpenDeviceProps) => (
  <form
    className="grid gap-3 border-t border-line pt-4"
    onSubmit={(event) => {
      event.preventDefault();
      opening.mutate(String(new FormData(event.currentTarget).get('name')).trim());
    }}
  >
    <TextField
      label={label}
      name="name"
      placeholder={placeholder}
      hint={hint}
      maxLength={40}
      autoComplete="off"
      required
    />
    {opening.error !== null && <Notice kind="error">{opening.error.message}</Notice>}
    <Button
      type="submit"
      look={isSecond ? 'secondary' : 'primary'}
      busy={opening.isPending}
      className="sm:justify-self-start"
    >
      {action}
    </Button>
  </form>
);
