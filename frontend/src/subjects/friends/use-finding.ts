import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FoundUser, friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { call } from '../../lib/api';
import { friendKeys } from './keys';
import { searchFailure } from './search-failure';

interface Finding {
  readonly find: (text: string) => Promise<FoundUser>;
  /** The text for a search that failed without a text of its own. */
  readonly failed: string;
  /** The success of a request, for the banner. */
  readonly asked: (name: string, isAccepted: boolean) => string;
}

/** A search by an exact text, and the request to the user found. An empty text is not sent. */
export const useFinding = ({ find, failed, asked }: Finding) => {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [said, setSaid] = useState<string>();
  const [found, setFound] = useState<FoundUser>();
  const search = useMutation({ mutationFn: find, onMutate: () => setFound(undefined), onSuccess: setFound });
  const request = useMutation({
    mutationFn: ({ id }: FoundUser) => call(friends.request, { body: { recipient_id: id } }),
    onSuccess: ({ auto_accepted }, user) => {
      setFound({ ...user, friendship_status: auto_accepted ? 'friends' : 'request_sent' });
      setSaid(asked(user.username, auto_accepted));
      return queries.invalidateQueries({ queryKey: friendKeys.relations });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    setIsEmpty(wanted === '');
    setSaid(undefined);
    request.reset();
    if (wanted !== '' && !search.isPending) search.mutate(wanted);
  };
  return {
    text,
    setText,
    isEmpty,
    submit,
    isSearching: search.isPending,
    said,
    forget: () => setSaid(undefined),
    found,
    ask: () => found !== undefined && request.mutate(found),
    isAsking: request.isPending,
    failure: search.isError
      ? searchFailure(search.error, failed)
      : request.error && (request.error.message || friendsMessages.requestFailed),
  };
};
