import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Received } from '../../../../contract/endpoint';
import { type FeedbackFeature, type feedback, feedbackTypes } from '../../../../contract/feedback/endpoints';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Stars } from '../../ui/stars';
import { day } from './words';

export type Feedback = Received<typeof feedback.inbox>['feedback'][number];

const features: Record<FeedbackFeature, string> = {
  quiz: 'A quiz',
  article: 'An article',
  comic: 'A comic',
  chat: 'A chat',
  voice_chat: 'A voice chat',
  dashboard: 'Inkwren itself',
};

const stars = { rating: 'Liked it', difficulty: 'Hard', engagement: 'Fun' } as const;
const starNames = Object.keys(stars) as (keyof typeof stars)[];

/** One feedback, without its user: only the role and the day are shown. */
export const FeedbackEntry = ({ feedback }: { feedback: Feedback }) => {
  const { feature_type, feedback_data: data, role, created_at } = feedback;
  const given = starNames.flatMap((name) => {
    const value = data[name];
    return typeof value === 'number' ? [{ name, value }] : [];
  });
  return (
    <Card className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{features[feature_type]}</h3>
        {data.feedback_type && (
          <Badge tone={data.feedback_type === 'bug_report' ? 'bad' : 'plain'}>
            {feedbackTypes[data.feedback_type]}
          </Badge>
        )}
        {data.like_dislike && (
          <Badge
            tone={data.like_dislike === 'like' ? 'good' : 'bad'}
            icon={data.like_dislike === 'like' ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />}
          >
            {data.like_dislike === 'like' ? 'More of this' : 'No more of this'}
          </Badge>
        )}
        <p className="text-[0.9em] text-soft sm:ml-auto">
          A {role}, <time dateTime={created_at}>{day(created_at)}</time>
        </p>
      </div>
      {data.comment && <p className="whitespace-pre-wrap wrap-anywhere">{data.comment}</p>}
      {given.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9em]">
          {given.map(({ name, value }) => (
            <li key={name} className="flex items-center gap-2">
              <span className="text-soft">{stars[name]}</span>
              <Stars rating={value} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
