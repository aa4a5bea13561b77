import { Gem } from 'lucide-react';
import type { Goal as Pinned } from '../../../../contract/shop/goal';
import { Link } from '../../lib/navigation';
import { Card } from '../../ui/card';
import { ProgressBar } from '../../ui/progress-bar';

/** The name of an item inside a sentence: “the leaf wreath”, “Penny the snail”; the words of a parent stay as they are. */
const inSentence = ({ name, type }: Pinned) => {
  if (type === 'companion') return name;
  if (type === 'family') return `“${name}”`;
  const bare = name.replace(/^An? /, '');
  return `the ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
};

const wordsFor = (goal: Pinned, missing: number) =>
  missing > 0
    ? `${missing} more ${missing === 1 ? 'gem' : 'gems'} to ${inSentence(goal)}`
    : `You have enough gems for ${inSentence(goal)}!`;

/** The child's progress towards the pinned item of the store. */
const Goal = ({ goal, gems }: { goal: Pinned; gems: number }) => {
  const words = wordsFor(goal, goal.gem_cost - gems);
  return (
    <Card aria-label="Saving up" className="grid gap-2">
      <Link to="/store" className="flex min-h-target items-center gap-2 font-bold hover:underline">
        <Gem aria-hidden className="size-6 shrink-0 text-sea" />
        {words}
      </Link>
      <ProgressBar label="Gems saved" value={Math.min(gems, goal.gem_cost)} max={goal.gem_cost} />
    </Card>
  );
};

export default Goal;
