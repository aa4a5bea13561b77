import { useState } from 'react';
import type { ConsentCase } from '../../../../contract/consent/endpoints';
import { localTime } from '../../lib/local-time';
import { KindChoices, noConsents } from '../../subjects/consent/kind-choices';
import { StateHeading } from '../../subjects/links/state-heading';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { Notice } from '../../ui/notice';
import { isNamed, nameOf } from './name-of';
import type { Case } from './use-case';

interface AnswerFormProps {
  readonly of: ConsentCase;
  readonly answer: Case['answer'];
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The questions and the first answer. None is preset to Yes. */
export const AnswerForm = ({ of, answer }: AnswerFormProps) => {
  const { child, history, version } = of;
  const name = nameOf(of);
  const who = isNamed(of) ? name : 'A child';
  const [consents, setConsents] = useState(noConsents);
  const [letter, setLetter] = useState(false);
  const refused = history.find(({ kind }) => kind === 'core');
  return (
    <form
      className="grid gap-gap"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate({
          consents,
          version,
          ...(letter && consents.core && { letter: { time_zone: deviceZone() } }),
        });
      }}
    >
      <StateHeading moved={false}>{`${who} asks for your consent`}</StateHeading>
      <div className="grid gap-2">
        <p>
          <strong>{who}</strong>
          {child !== null && ` (age ${child.age}, ${child.region})`} would like to use Inkwren, a place where
          children read books, take quizzes on them and earn rewards, and has given your e-mail address. At
          this age a parent or guardian decides.
          {!isNamed(of) &&
            ' You see the name that the child has chosen after your answer. If you are not sure who it is, ask your child first.'}
        </p>
        <p>
          Each decision below stands for itself, and all of them are No until you say Yes. You can change
          every answer later.
        </p>
      </div>
      {refused !== undefined && !refused.given && (
        <Notice kind="info">The answer on {localTime(refused.at)} was No. You can answer anew.</Notice>
      )}
      <h2 className="text-xl">Your four decisions</h2>
      <KindChoices name={name} value={consents} onChange={setConsents} />
      <section className="grid gap-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-5">
        <CheckboxField label="I am this child's parent or legal guardian" required />
        {consents.core && (
          <CheckboxField
            label={`Send me a short letter every Sunday about what ${isNamed(of) ? name : 'my child'} read. One click ends it.`}
            checked={letter}
            onChange={({ target }) => setLetter(target.checked)}
          />
        )}
        {!consents.core && (
          <p className="text-soft">
            You are about to answer No: {name} cannot use Inkwren then, and nothing is given.
          </p>
        )}
        {answer.isError && <Notice kind="error">{answer.error.message}</Notice>}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-[0.9em] text-soft">
            Version {version}.{' '}
            <a href="/privacy" className="text-accent-strong underline underline-offset-4">
              Privacy Policy
            </a>
          </p>
          <Button type="submit" busy={answer.isPending} className="max-sm:w-full">
            {consents.core ? 'Send my answer' : 'Answer No'}
          </Button>
        </div>
      </section>
    </form>
  );
};
