import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FoundUser, friends } from '../../../../contract/friends';
import { friendsMessages } from '../../../../contract/friends-messages';
import { call } from '../../lib/api';
import { relationsKey } from '../../subjects/friends/queries';
import { searchFailure } from '../../subjects/friends/search-failure';
import { useUser } from '../../subjects/users/user';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { FindingOff } from './finding-off';
import { FoundCard } from './found-card';

const bannerMilliseconds = 5000;

/** A search by exact username, and a request to whoever was found. */
const Search = ({ onAnswer }: { onAnswer: () => void }) => {
  const queries = useQueryClient();
  const [username, setUsername] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [said, setSaid] = useState<string>();
  const [found, setFound] = useState<FoundUser>();
  const search = useMutation({
    mutationFn: (name: string) => call(friends.search, { query: { username: name } }),
    onMutate: () => setFound(undefined),
    onSuccess: setFound,
  });
  const request = useMutation({
    mutationFn: ({ id }: FoundUser) => call(friends.request, { body: { recipient_id: id } }),
    onSuccess: ({ auto_accepted }, user) => {
      setFound({ ...user, friendship_status: auto_accepted ? 'friends' : 'request_sent' });
      setSaid(
        auto_accepted
          ? `You and ${user.username} are friends now!`
          : `Friend request sent to ${user.username}!`,
      );
      return queries.invalidateQueries(relationsKey);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = username.trim();
    setIsEmpty(name === '');
    setSaid(undefined);
    request.reset();
    if (name !== '' && !search.isPending) search.mutate(name);
  };
  return (
    <div className="grid gap-gap">
      {said !== undefined && (
        <Banner key={said} kind="success" milliseconds={bannerMilliseconds} onGone={() => setSaid(undefined)}>
          {said}
        </Banner>
      )}
      <Card>
        <form onSubmit={submit} noValidate className="grid gap-3">
          <TextField
            label="Your friend’s username"
            hint="Ask them how it is written: it has to be exact."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            error={isEmpty ? friendsMessages.usernameRequired : undefined}
          />
          <div>
            <Button type="submit" busy={search.isPending} className="max-sm:w-full">
              Search
            </Button>
          </div>
        </form>
      </Card>
      {search.isError && (
        <Notice kind="error">{searchFailure(search.error, friendsMessages.searchFailed)}</Notice>
      )}
      {found !== undefined && (
        <FoundCard
          found={found}
          busy={request.isPending}
          onAsk={() => request.mutate(found)}
          onAnswer={onAnswer}
        />
      )}
      {request.isError && (
        <Notice kind="error">{request.error.message || friendsMessages.requestFailed}</Notice>
      )}
    </div>
  );
};

/** Finding friends, where it is switched on. */
const FindFriends = ({ onAnswer }: { onAnswer: () => void }) =>
  useUser().discoverable ? <Search onAnswer={onAnswer} /> : <FindingOff />;

export default FindFriends;
