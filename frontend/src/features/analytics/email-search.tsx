import { type FriendshipStatus, friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { call } from '../../lib/api';
import { FoundBy } from '../../subjects/friends/found-by';
import { useFinding } from '../../subjects/friends/use-finding';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextField } from '../../ui/text-field';
import type { Words } from './words';

const labelFor = (status: Exclude<FriendshipStatus, 'none'>, words: Words) =>
  ({
    request_sent: 'Request Sent',
    request_received: 'Request Received',
    friends: words.already,
    declined: 'Request Declined',
  })[status];

/** A search by address, with a button that asks the user found. */
export const EmailSearch = ({ words }: { words: Words }) => {
  const finding = useFinding({
    find: (email) => call(friends.searchByEmail, { query: { email } }),
    failed: words.searchFailed,
    asked: (name, isAccepted) =>
      isAccepted
        ? `${name} has been added.`
        : `Request sent. ${name} appears in your list once it is accepted.`,
  });
  const { found } = finding;
  const form = (
    <Card className="grid gap-3">
      <h2 className="text-xl">Another {words.one.toLowerCase()}</h2>
      <p className="text-soft">
        Search by the e-mail address, and ask: the {words.one.toLowerCase()} has to accept.
      </p>
      <form onSubmit={finding.submit} noValidate className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={`${words.one}’s e-mail address`}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={finding.text}
            onChange={(event) => finding.setText(event.target.value)}
            error={finding.isEmpty ? friendsMessages.emailRequired : undefined}
          />
        </div>
        <Button type="submit" busy={finding.isSearching} className="max-sm:w-full">
          Search
        </Button>
      </form>
    </Card>
  );
  return (
    <FoundBy finding={finding} form={form}>
      {found !== undefined && (
        <Card
          aria-label="Found"
          aria-live="polite"
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{found.username}</span>
            <span className="block text-[0.9em] text-soft wrap-anywhere">{found.email}</span>
          </span>
          {found.friendship_status === 'none' ? (
            <Button busy={finding.isAsking} onClick={finding.ask}>
              Add {words.one}
            </Button>
          ) : (
            <Badge tone={found.friendship_status === 'friends' ? 'good' : 'waiting'}>
              {labelFor(found.friendship_status, words)}
            </Badge>
          )}
        </Card>
      )}
    </FoundBy>
  );
};
