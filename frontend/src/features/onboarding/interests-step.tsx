import { Clapperboard, Gamepad2, MonitorPlay, Music, Palette, Rocket, Trophy, Tv } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Interests,
  interestLists,
  type InterestList as ListName,
} from '../../../../contract/onboarding/interests';
import { onboardingMessages } from '../../../../contract/onboarding/messages';
import { tidyInterests } from '../../../../contract/rules/interests';
import { hasInterests } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users/endpoints';
import { Notice } from '../../ui/notice';
import { InterestList } from './interest-list';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { suggestions } from './suggestions';
import { useSaveInterests } from './use-save-interests';

const icons: Record<ListName, ReactNode> = {
  movies: <Clapperboard aria-hidden />,
  tvshows: <Tv aria-hidden />,
  sports: <Trophy aria-hidden />,
  music: <Music aria-hidden />,
  'youtube and content': <MonitorPlay aria-hidden />,
  'video games': <Gamepad2 aria-hidden />,
  hobbies: <Palette aria-hidden />,
  'other interests': <Rocket aria-hidden />,
};

const listNames = Object.keys(interestLists) as ListName[];

interface InterestsStepProps {
  readonly student: boolean;
  /** A grown-up has just consented. */
  readonly justLetIn: boolean;
  readonly interests: Interests;
  readonly onChange: (interests: Interests) => void;
  readonly onSaved: (me: Me) => void;
  readonly onBack: (() => void) | undefined;
}

/** The user's interests besides books: at least one, in any list. */
export const InterestsStep = (props: InterestsStepProps) => {
  const { student, justLetIn, interests, onChange, onSaved, onBack } = props;
  const { busy, missing, failure, save } = useSaveInterests({
    missing: hasInterests(interests) ? undefined : 'Please add at least one thing that you like.',
    onSaved,
    failedText: onboardingMessages.interestsFailed,
  });
  const wrong = missing ?? failure;
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        const { 'favorite genres': _, ...lists } = tidyInterests(interests);
        save(lists);
      }}
    >
      {justLetIn && <Notice kind="success">Your grown-up said yes. Come in!</Notice>}
      <StepHeading>What do you like?</StepHeading>
      <p>
        {student
          ? 'Tap what you like, and Wren finds books that fit you. One is enough.'
          : 'Recommendations are chosen by it. One entry is enough; you can change it later.'}
      </p>
      {listNames.map((name) => (
        <InterestList
          key={name}
          label={interestLists[name]}
          icon={icons[name]}
          suggestions={suggestions[name]}
          items={interests[name]}
          onChange={(items) => onChange({ ...interests, [name]: items })}
        />
      ))}
      <StepButtons label="Save and go on" busy={busy} onBack={onBack} stays>
        {wrong !== undefined && <Notice kind="error">{wrong}</Notice>}
      </StepButtons>
    </form>
  );
};
