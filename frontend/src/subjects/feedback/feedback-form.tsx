import { type FormEvent, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import {
  type FeedbackData,
  type FeedbackFeature,
  type feedback,
  feedbackCommentLimit,
} from '../../../../contract/feedback/endpoints';
import { hasFeedback } from '../../../../contract/rules/feedback';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { likingWords } from '../../ui/stars';
import { TextArea } from '../../ui/text-area';
import { FaceQuestion } from './face-question';
import { useFeedback } from './feedback';
import { LikeQuestion } from './like-question';
import { StarQuestion } from './star-question';

const questionsToRate = {
  rating: {
    Row: StarQuestion,
    question: 'How did you like it?',
    words: likingWords,
  },
  difficulty: {
    Row: FaceQuestion,
    question: 'How hard was it?',
    words: ['Very easy', 'Easy', 'Just right', 'Hard', 'Very hard'],
  },
  engagement: {
    Row: StarQuestion,
    question: 'How much fun was it?',
    words: ['Boring', 'A little fun', 'Fun', 'Great fun', 'I could not stop'],
  },
} as const;

/** The questions for an activity; a comment is always possible. */
type FeedbackQuestion = keyof typeof questionsToRate | 'like_dislike';

export interface FeedbackFormProps {
  readonly feature: FeedbackFeature;
  /** The id of the quiz, article, comic or chat. */
  readonly reference: string;
  readonly title: string;
  readonly questions: readonly FeedbackQuestion[];
  readonly onClose: () => void;
  /** Called when the feedback has arrived. */
  readonly onGiven: (given: Received<typeof feedback.give>) => void;
}

/** A dialog for feedback on an activity. Every field is optional, but one is required. */
const FeedbackForm = ({ feature, reference, title, questions, onClose, onGiven }: FeedbackFormProps) => {
  const [data, setData] = useState<FeedbackData>({});
  const { mutate, isPending, isError } = useFeedback(feature, reference);
  const set = (part: FeedbackData) => setData((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(data, { onSuccess: onGiven });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4 text-left">
        {questions.map((name) => {
          if (name === 'like_dislike')
            return (
              <LikeQuestion
                key={name}
                question="Would you like more of this?"
                value={data.like_dislike ?? undefined}
                onChange={(opinion) => set({ like_dislike: opinion })}
              />
            );
          const { Row, ...of } = questionsToRate[name];
          return (
            <Row
              key={name}
              {...of}
              value={data[name] ?? undefined}
              onChange={(value) => set({ [name]: value })}
            />
          );
        })}
        <TextArea
          label="Do you want to say more?"
          hint="You do not have to."
          maxLength={feedbackCommentLimit}
          value={data.comment ?? ''}
          onChange={(event) => set({ comment: event.target.value })}
        />
        {isError && (
          <Notice kind="error">That did not arrive. It is all still here: please try once more.</Notice>
        )}
        <Button type="submit" busy={isPending} disabled={!hasFeedback(feature, data)}>
          {isPending ? 'Sending…' : 'Send'}
        </Button>
      </form>
    </Dialog>
  );
};

export default FeedbackForm;
