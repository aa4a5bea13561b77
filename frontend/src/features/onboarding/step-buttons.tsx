import { Button } from '../../ui/button';

interface StepButtonsProps {
  readonly busy: boolean;
  readonly label: string;
  /** Goes to the previous step, if there is one. */
  readonly onBack?: (() => void) | undefined;
}

/** The buttons to the next and the previous step at the end of a step's form. */
export const StepButtons = ({ busy, label, onBack }: StepButtonsProps) => (
  <div className="flex flex-row-reverse flex-wrap justify-between gap-3 crowded:flex-col">
    <Button type="submit" busy={busy} className="max-sm:flex-1">
      {busy ? 'Saving…' : label}
    </Button>
    {onBack !== undefined && (
      <Button look="secondary" onClick={onBack}>
        Back
      </Button>
    )}
  </div>
);
