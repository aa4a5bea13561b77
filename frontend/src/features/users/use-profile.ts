import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '../../../../contract/endpoint';
import { type InterestList, type Interests, interestLists } from '../../../../contract/onboarding/interests';
import { noInterests, tidyInterests } from '../../../../contract/rules/interests';
import { hasGenres, hasInterests } from '../../../../contract/rules/onboarding';
import type { Avatar } from '../../../../contract/users/avatars';
import { users as endpoints, type Me } from '../../../../contract/users/endpoints';
import { profileMessages } from '../../../../contract/users/messages';
import { ApiFailure, call, isFault } from '../../lib/api';
import { userQuery, useUser } from '../../subjects/users/user';
import { problemOfUsername } from '../../subjects/users/username';

type Changes = Call<typeof endpoints.update>['body'];

const lists = [...(Object.keys(interestLists) as InterestList[]), 'favorite genres'] as const;

const alike = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join('\n') === [...other].sort().join('\n');

/** Only the changed fields: submitted interests clear the recommendations. */
const changesIn = (username: string, avatar: Avatar, interests: Interests, me: Me): Changes => {
  const before = me.interests ?? noInterests;
  const after = tidyInterests(interests);
  const changed = lists.filter((list) => !alike(before[list], after[list]));
  return {
    ...(username !== me.username && { username }),
    ...(avatar !== me.avatar && { avatar }),
    ...(changed.length > 0 && { interests: Object.fromEntries(changed.map((list) => [list, after[list]])) }),
  };
};

const textOf = (failure: ApiFailure) => (isFault(failure) ? profileMessages.failed : failure.message);

const aboutTheName = ['username_taken', 'username_not_allowed'];

/** The profile being edited, and its submission. */
export const useProfile = () => {
  const me = useUser();
  const queries = useQueryClient();
  const [text, setUsername] = useState(me.username);
  const [avatar, setAvatar] = useState(me.avatar);
  const [interests, setInterests] = useState(me.interests ?? noInterests);
  const save = useMutation({
    mutationFn: (body: Changes) => call(endpoints.update, { body }),
    onMutate: () => queries.cancelQueries(userQuery),
    onSuccess: (saved) => queries.setQueryData(userQuery.queryKey, saved),
  });

  const username = text.trim();
  const changes = changesIn(username, avatar, interests, me);
  const dirty = Object.keys(changes).length > 0;
  const failure = save.error instanceof ApiFailure ? save.error : undefined;
  const ofName = failure !== undefined && aboutTheName.includes(failure.code);
  const refused = ofName && save.variables?.username === username;
  const errors = {
    username: refused ? failure.message : problemOfUsername(username),
    // A list that was empty before cannot be missing: operators have none.
    interests:
      hasInterests(me.interests) && !hasInterests(tidyInterests(interests))
        ? 'Please keep at least one thing that you like.'
        : undefined,
    genres: hasGenres(me.interests) && !hasGenres(interests) ? 'Please keep at least one genre.' : undefined,
  };
  return {
    me,
    username: text,
    setUsername,
    avatar,
    setAvatar,
    interests,
    setList: (list: keyof Interests, items: readonly string[]) =>
      setInterests((before) => ({ ...before, [list]: items })),
    errors,
    dirty,
    ready: dirty && Object.values(errors).every((error) => error === undefined),
    saving: save.isPending,
    saved: save.isSuccess && !dirty,
    failure: failure !== undefined && !ofName && dirty ? textOf(failure) : undefined,
    save: () => save.mutate(changes),
  };
};

export type Profile = ReturnType<typeof useProfile>;
