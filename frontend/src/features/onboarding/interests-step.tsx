import { Clapperboard, Gamepad2, MonitorPlay, Music, Palette, Rocket, Trophy, Tv } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
import { Disclosure } from './disclosure';
import { InterestList } from './interest-list';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { suggestions } from './suggestions';
import { useSaveInterests } from './use-save-interests';

const icons: Record<ListName, ReactNode> = {
  movies: <Clapperboard />,
  tvshows: <Tv />,
  sports: <Trophy />,
  music: <Music />,
  'youtube and content': <MonitorPlay />,
  'video games': <Gamepad2 />,
  hobbies: <Palette />,
  'other interests': <Rocket />,
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
  const [open, setOpen] = useState<ListName | undefined>('movies');
  const { busy, missing, failure, save } = useSaveInterests({
    missing: hasInterests(interests) ? undefined : 'Please add at least one thing that you like.',
    onSaved,
    failedText: onboardingMessages.interestsFailed,
  });
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
          ? 'Wren picks books that fit you. Open what you like, and tap or type. One thing is enough.'
          : 'Recommendations are chosen by it. One entry is enough; you can change it later.'}
      </p>
      <div className="grid gap-3">
        {listNames.map((name) => (
          <Disclosure
            key={name}
            icon={icons[name]}
            label={interestLists[name]}
            summary={interests[name].join(', ')}
            open={open === name}
            onToggle={() => setOpen(open === name ? undefined : name)}
          >
            <InterestList
              label={`Your ${interestLists[name]}`}
              suggestions={suggestions[name]}
              items={interests[name]}
              onChange={(items) => onChange({ ...interests, [name]: items })}
            />
          </Disclosure>
        ))}
      </div>
      {missing !== undefined && <Notice kind="error">{missing}</Notice>}
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <StepButtons label="Save and go on" busy={busy} onBack={onBack} />
    </form>
  );
};
