import { Badge } from '../../ui/badge';
import { BattleArt } from './activity-art';
import { FeedbackButton } from './feedback-button';

/** Planned features, and a form for wishes. */
export const More = () => (
  <div className="flex flex-wrap items-center justify-between gap-gap">
    <p className="flex items-center gap-3">
      <span aria-hidden className="grid h-16 w-20 place-items-center rounded-control bg-berry-soft">
        <BattleArt />
      </span>
      <span className="grid justify-items-start gap-0.5">
        <span className="font-heading text-lg leading-tight font-bold">Battle</span>
        <Badge>Coming soon</Badge>
      </span>
    </p>
    <FeedbackButton title="Tell Wren what you think" />
  </div>
);
