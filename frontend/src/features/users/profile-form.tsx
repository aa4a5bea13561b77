import type { FormEvent, ReactNode } from 'react';
import {
  genres,
  type InterestList,
  interestLimits,
  interestLists,
} from '../../../../contract/onboarding/interests';
import { usernameLimit } from '../../../../contract/rules/onboarding';
import { Button } from '../../ui/button';
import { ChipChoice } from '../../ui/chip-choice';
import { ChipsInput } from '../../ui/chips-input';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { AvatarChoice } from './avatar-choice';
import { KnownWords } from './known-words';
import type { Profile } from './use-profile';

const Likes = ({ interests, setList, errors }: Profile) => (
  <section aria-labelledby="profile-likes" className="grid gap-4 border-t border-line pt-gap">
    <h3 id="profile-likes" className="text-xl">
      What I like
    </h3>
    {errors.interests !== undefined && <Notice kind="error">{errors.interests}</Notice>}
    {(Object.entries(interestLists) as [InterestList, string][]).map(([list, label]) => (
      <ChipsInput
        key={list}
        label={label}
        placeholder="Add one"
        value={interests[list]}
        onChange={(items) => setList(list, items)}
        maxItems={interestLimits.items}
        maxLength={interestLimits.length}
      />
    ))}
    <ChipChoice
      label="Favorite genres"
      options={genres}
      value={interests['favorite genres']}
      onChange={(chosen) => setList('favorite genres', chosen)}
      error={errors.genres}
    />
  </section>
);

interface ProfileFormProps {
  readonly profile: Profile;
  /** Replaces the save button when a question must be answered first. */
  readonly question: ReactNode;
  readonly onLeave: () => void;
}

/** The user's name and interests. The age is corrected in the account. */
export const ProfileForm = ({ profile, question, onLeave }: ProfileFormProps) => {
  const { me, username, setUsername, avatar, setAvatar, errors, ready, saving, saved, failure, save } =
    profile;
  const isPaused = me.paused?.includes('names');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !saving) save();
  };
  return (
    <form onSubmit={submit} className="grid gap-gap">
      <TextField
        label="Username"
        autoComplete="off"
        maxLength={usernameLimit}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        error={errors.username}
        hint={
          me.username_status === 'checking' && username === me.username
            ? `${isPaused ? 'Today this takes a little longer. ' : ''}Others see it as soon as we have looked at it.`
            : undefined
        }
      />
      {me.role !== 'operator' && (
        <>
          {me.role === 'student' && <AvatarChoice name={me.username} value={avatar} onChange={setAvatar} />}
          <TextField
            label="Age"
            value={me.age}
            disabled
            hint="It grows by itself. To correct it: Account, My details."
          />
          {me.role === 'student' && <KnownWords onLeave={onLeave} />}
          <Likes {...profile} />
        </>
      )}
      <div className="sticky bottom-0 -mx-3 -mb-6 grid gap-3 border-t border-line bg-raised px-3 py-4 sm:-mx-6 sm:px-6">
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        {question ?? (
          <div className="flex flex-wrap items-center justify-end gap-x-4">
            <p
              role="status"
              className="font-semibold text-leaf max-sm:w-full max-sm:text-center max-sm:not-empty:mb-2"
            >
              {saved && 'Saved!'}
            </p>
            <Button type="submit" disabled={!ready} busy={saving} className="max-sm:w-full">
              {saving ? 'Saving…' : 'Save'}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
};
