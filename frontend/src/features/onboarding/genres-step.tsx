import { genres, type Interests } from '../../../../contract/onboarding/interests';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { hasGenres } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users/endpoints';
import { ChipChoice } from '../../ui/chip-choice';
import { Notice } from '../../ui/notice';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { useSaveInterests } from './use-save-interests';

interface GenresStepProps {
  readonly interests: Interests;
  readonly onChange: (interests: Interests) => void;
  readonly onSaved: (me: Me) => void;
  readonly onBack: (() => void) | undefined;
}

/** The user's favourite genres: at least one. */
export const GenresStep = ({ interests, onChange, onSaved, onBack }: GenresStepProps) => {
  const chosen = interests['favorite genres'];
  const { busy, missing, failure, save } = useSaveInterests({
    missing: hasGenres(interests) ? undefined : 'Please choose at least one kind of books.',
    onSaved,
    failedText: onboardingMessages.genresFailed,
  });
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        save({ 'favorite genres': chosen });
      }}
    >
      <StepHeading>Which kinds of books do you like?</StepHeading>
      <ChipChoice
        label="Choose as many as you want"
        options={genres}
        value={chosen}
        onChange={(next) => onChange({ ...interests, 'favorite genres': next })}
        error={missing}
      />
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <StepButtons label="Save and go on" busy={busy} onBack={onBack} />
    </form>
  );
};
