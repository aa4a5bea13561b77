import { friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { call } from '../../lib/api';
import { FoundBy } from '../../subjects/friends/found-by';
import { useFinding } from '../../subjects/friends/use-finding';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import { FindingOff } from './finding-off';
import { FoundCard } from './found-card';
import { OwnName } from './own-name';
import { TwoWrens } from './two-wrens';

const steps = [
  'Ask your friend: “What is your name here?”',
  'Write it above and search.',
  'Your friend says yes!',
];

/** How two children become friends, beside the search until it has found somebody. */
const HowItGoes = () => (
  <Card aria-labelledby="how-it-goes" className="grid items-center gap-gap sm:grid-cols-[auto_minmax(0,1fr)]">
    <div className="crowded:hidden">
      <TwoWrens />
    </div>
    <div className="grid gap-3">
      <h2 id="how-it-goes" className="text-2xl">
        How it goes
      </h2>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-soft font-heading text-lg font-bold text-leaf crowded:hidden"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
      <OwnName />
    </div>
  </Card>
);

/** A search by exact username, with a button that asks the user found. */
const Search = ({ onAnswer }: { onAnswer: () => void }) => {
  const finding = useFinding({
    find: (username) => call(friends.search, { query: { username } }),
    failed: friendsMessages.searchFailed,
    asked: (name, isAccepted) =>
      isAccepted ? `You and ${name} are friends now!` : `Friend request sent to ${name}!`,
  });
  const { found } = finding;
  const form = (
    <Card>
      <form onSubmit={finding.submit} noValidate className="grid gap-3">
        <TextField
          label="Your friend’s username"
          hint="Every letter has to be right."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={finding.text}
          onChange={(event) => finding.setText(event.target.value)}
          error={finding.isEmpty ? friendsMessages.usernameRequired : undefined}
        />
        <div>
          <Button type="submit" busy={finding.isSearching} className="max-sm:w-full">
            Search
          </Button>
        </div>
      </form>
    </Card>
  );
  return (
    <div className="grid gap-gap">
      <FoundBy finding={finding} form={form}>
        {found !== undefined && (
          <FoundCard found={found} busy={finding.isAsking} onAsk={finding.ask} onAnswer={onAnswer} />
        )}
      </FoundBy>
      {found === undefined && <HowItGoes />}
    </div>
  );
};

/** Finding friends, where it is switched on. */
const FindFriends = ({ onAnswer }: { onAnswer: () => void }) =>
  useUser().discoverable ? <Search onAnswer={onAnswer} /> : <FindingOff />;

export default FindFriends;
