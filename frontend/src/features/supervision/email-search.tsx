import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FoundUser, type FriendshipStatus, friends } from '../../../../contract/friends';
import { friendsMessages } from '../../../../contract/friends-messages';
import { call } from '../../lib/api';
import { relationsKey } from '../../subjects/friends/queries';
import { searchFailure } from '../../subjects/friends/search-failure';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import type { Words } from './words';

const bannerMilliseconds = 5000;

const labelFor = (status: Exclude<FriendshipStatus, 'none'>, words: Words) =>
  ({
    request_sent: 'Request Sent',
    request_received: 'Request Received',
    friends: words.already,
    declined: 'Request Declined',
  })[status];

/** A search by address, and a request to whoever was found. */
export const EmailSearch = ({ words }: { words: Words }) => {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [said, setSaid] = useState<string>();
  const [found, setFound] = useState<FoundUser>();
  const search = useMutation({
    mutationFn: (address: string) => call(friends.searchByEmail, { query: { email: address } }),
    onMutate: () => setFound(undefined),
    onSuccess: setFound,
  });
  const request = useMutation({
    mutationFn: ({ id }: FoundUser) => call(friends.request, { body: { recipient_id: id } }),
    onSuccess: ({ auto_accepted }, user) => {
      setFound({ ...user, friendship_status: auto_accepted ? 'friends' : 'request_sent' });
      setSaid(
        auto_accepted
          ? `${user.username} has been added.`
          : `Request sent. ${user.username} appears in your list once it is accepted.`,
      );
      return queries.invalidateQueries(relationsKey);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setIsEmpty(address === '');
    setSaid(undefined);
    request.reset();
    if (address !== '' && !search.isPending) search.mutate(address);
  };
  return (
    <div className="grid gap-gap">
      {said !== undefined && (
        <Banner key={said} kind="success" milliseconds={bannerMilliseconds} onGone={() => setSaid(undefined)}>
          {said}
        </Banner>
      )}
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <TextField
              label={`${words.one}’s e-mail address`}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={isEmpty ? friendsMessages.emailRequired : undefined}
            />
          </div>
          <Button type="submit" busy={search.isPending} className="max-sm:w-full">
            Search
          </Button>
        </form>
      </Card>
      {search.isError && <Notice kind="error">{searchFailure(search.error, words.searchFailed)}</Notice>}
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
            <Button busy={request.isPending} onClick={() => request.mutate(found)}>
              Add {words.one}
            </Button>
          ) : (
            <Badge tone={found.friendship_status === 'friends' ? 'good' : 'waiting'}>
              {labelFor(found.friendship_status, words)}
            </Badge>
          )}
        </Card>
      )}
      {request.isError && (
        <Notice kind="error">{request.error.message || friendsMessages.requestFailed}</Notice>
      )}
    </div>
  );
};
