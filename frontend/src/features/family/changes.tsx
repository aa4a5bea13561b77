import type { Change, ChildPage } from '../../../../contract/family/page';
import { localTime } from '../../lib/local-time';
import { factsFor, switchFacts } from '../../subjects/consent/kinds';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';

const done: Partial<Record<Change['what'], string>> = {
  let_in: 'Let a grown-up in',
  grown_up_ended: 'Ended what a grown-up sees',
  friend_ended: 'Ended a friendship',
  class_joined: 'Entered the code of a class',
  class_ended: 'Took out of a class',
  badge_ended: 'Ended a badge',
  details: 'Corrected the details',
  time_zone: 'Changed the time zone',
  order_yes: 'Said yes to a prize',
  order_no: 'Said no to a prize',
  controls: 'Changed the controls',
};

const wordsOf = (name: string, { what, given }: Change): string => {
  const known = done[what];
  if (known !== undefined) return known;
  const { discoverable: friends, transcripts } = switchFacts(name);
  const titles: Partial<Record<string, { readonly title: string }>> = {
    ...factsFor(name),
    friends,
    transcripts,
    terms: { title: 'New terms' },
  };
  return `${titles[what]?.title ?? what}: ${given === true ? 'yes' : 'no'}`;
};

const whoOf = ({ you, by }: Change): string => (you ? 'You' : (by ?? 'Not by a guardian'));

const shown = 4;

const Lines = ({ name, all }: { readonly name: string; readonly all: readonly Change[] }) => (
  <ul className="divide-y divide-line">
    {all.map((change) => (
      <li key={`${change.at} ${change.what}`} className="py-2 wrap-anywhere">
        {wordsOf(name, change)}
        <span className="block text-[0.9em] text-soft">
          {whoOf(change)}, {localTime(change.at)}
        </span>
      </li>
    ))}
  </ul>
);

/** What the guardians have changed, each with name and date. */
export const Changes = ({ of: { child, changes } }: { readonly of: ChildPage }) => {
  const name = child.username;
  return (
    <Card aria-labelledby="changes" className="grid gap-2">
      <h2 id="changes" className="text-xl">
        What was changed
      </h2>
      {changes.length === 0 ? (
        <p className="text-soft">
          Nothing yet. What you or another guardian change stands here, with name and date.
        </p>
      ) : (
        <Lines name={name} all={changes.slice(0, shown)} />
      )}
      {changes.length > shown && (
        <Disclosure summary={`${changes.length - shown} earlier`}>
          <Lines name={name} all={changes.slice(shown)} />
        </Disclosure>
      )}
    </Card>
  );
};
