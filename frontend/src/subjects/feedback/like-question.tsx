import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button } from '../../ui/button';
import { FieldGroup } from '../../ui/field-group';

type Opinion = 'like' | 'dislike';

const opinions = [
  { value: 'like', label: 'Yes', Icon: ThumbsUp },
  { value: 'dislike', label: 'Not really', Icon: ThumbsDown },
] as const;

interface LikeQuestionProps {
  readonly question: string;
  readonly value: Opinion | undefined;
  /** Undefined once the answer is removed, by pressing it again. */
  readonly onChange: (value: Opinion | undefined) => void;
}

/** Thumbs up or down. */
export const LikeQuestion = ({ question, value, onChange }: LikeQuestionProps) => (
  <FieldGroup label={question}>
    <div className="flex flex-wrap gap-3">
      {opinions.map(({ value: opinion, label, Icon }) => (
        <Button
          key={opinion}
          look={value === opinion ? 'chosen' : 'secondary'}
          aria-pressed={value === opinion}
          icon={<Icon aria-hidden className="size-5" />}
          onClick={() => onChange(value === opinion ? undefined : opinion)}
          className="flex-auto px-3!"
        >
          {label}
        </Button>
      ))}
    </div>
  </FieldGroup>
);
