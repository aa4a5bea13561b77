import { genres, type Interests } from '../../../../contract/onboarding/interests';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { hasGenres } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users/endpoints';
import { FieldGroup } from '../../ui/field-group';
import { Notice } from '../../ui/notice';
import { genrePictures } from './genre-pictures';
import { PictureWall } from './picture-wall';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { useSaveInterests } from './use-save-interests';

const options = genres.map((label) => ({ label, picture: genrePictures[label] }));

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
  const toggle = (genre: (typeof genres)[number]) =>
    onChange({
      ...interests,
      'favorite genres': chosen.includes(genre)
        ? chosen.filter((other) => other !== genre)
        : [...chosen, genre],
    });
  const wrong = missing ?? failure;
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        save({ 'favorite genres': chosen });
      }}
    >
      <StepHeading>Which kinds of books do you like?</StepHeading>
      <FieldGroup label="Choose as many as you want">
        <PictureWall options={options} isChosen={(genre) => chosen.includes(genre)} onToggle={toggle} />
      </FieldGroup>
      <StepButtons label="Save and go on" busy={busy} onBack={onBack} stays>
        {wrong !== undefined && <Notice kind="error">{wrong}</Notice>}
      </StepButtons>
    </form>
  );
};
