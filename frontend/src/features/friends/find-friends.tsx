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
          hint="Ask them how it is written: it has to be exact."
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
    <FoundBy finding={finding} form={form}>
      {found !== undefined && (
        <FoundCard found={found} busy={finding.isAsking} onAsk={finding.ask} onAnswer={onAnswer} />
      )}
    </FoundBy>
  );
};

/** Finding friends, where it is switched on. */
const FindFriends = ({ onAnswer }: { onAnswer: () => void }) =>
  useUser().discoverable ? <Search onAnswer={onAnswer} /> : <FindingOff />;

export default FindFriends;
