import { useId } from 'react';
import type { TermsQuestion } from '../../../../contract/terms/fields';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import type { TermsAnswer } from './news';

interface QuestionProps {
  readonly title: string;
  /** For whom the answer is: "you", or the names of children. */
  readonly about: string;
  readonly of: TermsQuestion;
  /** "Not now" was answered before. */
  readonly declined: boolean;
  readonly answer: {
    readonly mutate: (answer: TermsAnswer) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly variables?: TermsAnswer | undefined;
  };
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const link = 'text-accent-strong underline underline-offset-4';

/** What is new, in three sentences for each version, with the full texts and two answers of equal rank. */
export const Question = ({ title, about, of: { version, versions }, declined, answer }: QuestionProps) => {
  const heading = useId();
  const { isPending, variables, error } = answer;
  const isBusy = (agreed: boolean) => isPending && variables?.agreed === agreed;
  return (
    <Card aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {versions.map(({ number, date, changes }) => (
        <section key={number} aria-label={`Version ${number}`} className="grid gap-2">
          <p className="text-soft">
            Version {number}, from {day.format(new Date(date))}
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {changes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        The full texts:{' '}
        <a className={link} href="/terms" target="_blank" rel="noreferrer">
          Terms and Conditions
        </a>{' '}
        and{' '}
        <a className={link} href="/privacy" target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
        .
      </p>
      <p className="text-soft">
        {declined
          ? `You said “not now”. Everything stays as it is for ${about}: reading goes on, and nothing new is sent to an AI or shown to others. You can agree on any day.`
          : `With “Not now” everything stays as it is for ${about}: reading goes on, but talks, quizzes, articles, comics and new friends wait. You can agree on any day.`}
      </p>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button busy={isBusy(true)} onClick={() => answer.mutate({ version, agreed: true })}>
          I agree
        </Button>
        {!declined && (
          <Button
            look="secondary"
            busy={isBusy(false)}
            onClick={() => answer.mutate({ version, agreed: false })}
          >
            Not now
          </Button>
        )}
      </div>
    </Card>
  );
};
