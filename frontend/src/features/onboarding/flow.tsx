import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { noInterests } from '../../../../contract/rules/interests';
import { missingStep, type OnboardingStep } from '../../../../contract/rules/onboarding';
import type { Me } from '../../../../contract/users/endpoints';
import { Steps } from '../../ui/steps';
import type { RatedBook } from './added-books';
import { BasicStep } from './basic-step';
import { CompleteStep } from './complete-step';
import { ConsentStep } from './consent-step';
import { GenresStep } from './genres-step';
import { InterestsStep } from './interests-step';
import { PastBooksStep } from './past-books-step';
import { useReading } from './reading';
import { SoundsQuestion } from './sounds-question';
import { keepProfile } from './state';
import { TermsStep } from './terms-step';
import { stepAfter, stepBefore, wayOf } from './way';
import { useWelcome } from './welcome';

interface FlowProps {
  readonly state: OnboardingState;
  readonly onComplete: () => void;
}

/** The steps in order. Input is kept when the user goes back and forth. */
export const Flow = ({ state, onComplete }: FlowProps) => {
  const queries = useQueryClient();
  const { profile } = state;
  const [returned, setReturned] = useState<OnboardingStep>();
  const [interests, setInterests] = useState(profile?.interests ?? noInterests);
  const [pastBooks, setPastBooks] = useState<readonly RatedBook[]>([]);
  // What was asked last stays known to a child who reads on after the grown-up's yes.
  const [asked, setAsked] = useState(state.consent);
  if (state.consent !== null && state.consent !== asked) setAsked(state.consent);
  const reads = useReading() && asked !== null && asked.status !== 'not_asked';
  const step = returned ?? (reads ? 'consent' : state.step);
  useWelcome(state);

  const student = profile === null ? state.account_types.includes('student') : profile.role === 'student';
  useEffect(() => {
    document.documentElement.dataset.theme = student ? 'child' : 'adult';
  }, [student]);

  const before = stepBefore(step);
  const onBack = before && (() => setReturned(before));
  const onSaved = (me: Me) => {
    keepProfile(queries, me);
    const after = stepAfter(step);
    setReturned(after === missingStep(me) ? undefined : after);
  };
  return (
    <>
      {step !== 'complete' && <Steps {...wayOf(state, step)} />}
      {step === 'terms' && <TermsStep student={student} />}
      {step === 'basic' && <BasicStep state={state} />}
      {step === 'consent' && <ConsentStep consent={asked} letIn={state.step !== 'consent'} />}
      {step === 'interests' && (
        <InterestsStep
          student={student}
          justLetIn={asked !== null}
          interests={interests}
          onChange={setInterests}
          onSaved={onSaved}
          onBack={onBack}
        />
      )}
      {step === 'genres' && (
        <GenresStep interests={interests} onChange={setInterests} onSaved={onSaved} onBack={onBack} />
      )}
      {step === 'pastBooks' && (
        <PastBooksStep
          student={student}
          genres={interests['favorite genres']}
          known={profile?.past_books ?? []}
          books={pastBooks}
          onChange={setPastBooks}
          onSaved={onSaved}
          onBack={onBack}
        />
      )}
      {step === 'complete' && (
        <SoundsQuestion me={profile}>
          <CompleteStep name={profile?.username} student={student} onDone={onComplete} />
        </SoundsQuestion>
      )}
    </>
  );
};
