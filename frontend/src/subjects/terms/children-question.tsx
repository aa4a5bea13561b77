import type { TermsOfChildren } from '../../../../contract/consent/case';
import { Question } from './question';

type Answer = Parameters<typeof Question>[0]['answer'];

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** The question to a guardian, answered once for all children. */
export const ChildrenQuestion = ({ of, answer }: { of: TermsOfChildren; answer: Answer }) => {
  const about = of.names.length === 0 ? 'your child' : inWords.format(of.names);
  return (
    <Question
      title={`Something is new for ${about}`}
      about={about}
      of={of}
      declined={of.declined}
      answer={answer}
    />
  );
};
