import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OnboardingState } from '../../../../contract/onboarding/endpoints';
import { needsAdult } from '../../../../contract/rules/consent';
import { minimumAge, usernameLimit } from '../../../../contract/rules/onboarding';
import { type AccountType, type Region, regions } from '../../../../contract/users/endpoints';
import { profileMessages } from '../../../../contract/users/messages';
import { cx } from '../../lib/cx';
import { Notice } from '../../ui/notice';
import { RadioCards } from '../../ui/radio-cards';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { accountTypes } from './account-types';
import { InvitationChoice } from './invitation-choice';
import { StepButtons } from './step-buttons';
import { StepHeading } from './step-heading';
import { useSetUp } from './use-set-up';

interface BasicStepProps {
  readonly state: Pick<OnboardingState, 'account_types' | 'operator' | 'invitations' | 'consent_ages'>;
}

const enteredIn = (form: HTMLFormElement) => {
  const entered = new FormData(form);
  return { age: Number(entered.get('age')), region: entered.get('region') as Region };
};

/** The account types that the invitation allows. */
const usual = (types: readonly AccountType[]) => (types.includes('student') ? 'student' : types[0]);

/** A single card has no description: there is nothing to choose. */
const cardsOf = (allowed: readonly AccountType[]) => {
  const cards = accountTypes.filter(({ value }) => allowed.includes(value));
  return cards.length > 1 ? cards : cards.map(({ value, label }) => ({ value, label }));
};

export const BasicStep = ({ state }: BasicStepProps) => {
  const { account_types, operator, invitations, consent_ages } = state;
  const [username, setUsername] = useState('');
  const [invitation, setInvitation] = useState<string>();
  const allowed = invitations.find(({ id }) => id === invitation)?.account_types ?? account_types;
  const [wanted, setType] = useState(usual(allowed));
  const type = wanted !== undefined && allowed.includes(wanted) ? wanted : usual(allowed);
  const { busy, problems, failure, forget, submit } = useSetUp();
  const [entered, setEntered] = useState<ReturnType<typeof enteredIn>>();
  const asksAdult =
    type !== undefined &&
    entered !== undefined &&
    entered.region !== null &&
    entered.age >= minimumAge &&
    needsAdult({ ...entered, account_type: type }, consent_ages);
  const form = useRef<HTMLFormElement>(null);
  const wrong = Object.values(problems).join();
  useEffect(() => {
    if (wrong !== '') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (type === undefined) return;
    submit({
      username: username.trim(),
      ...enteredIn(event.currentTarget),
      account_type: type,
      ...(invitation !== undefined && { invitation }),
    });
  };
  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onChange={(event) => {
        forget();
        setEntered(enteredIn(event.currentTarget));
      }}
      className="grid gap-gap"
    >
      <StepHeading mood="waving">Complete Your Profile</StepHeading>
      {invitations.length > 0 && (
        <InvitationChoice
          invitations={invitations}
          value={invitation}
          onChange={setInvitation}
          error={problems.invitation}
        />
      )}
      <TextField
        label="Username"
        hint={
          <span className="flex justify-between gap-4">
            <span>A name for here. Better not your whole real name.</span>
            <span className="shrink-0 tabular-nums" aria-live="off">
              {username.length}/{usernameLimit}
            </span>
          </span>
        }
        error={problems.username}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
        maxLength={usernameLimit}
        autoComplete="off"
        data-missing={profileMessages.usernameRequired}
        required
      />
      <div className={cx('grid gap-gap', allowed.length === 1 && 'grid-cols-2 crowded:grid-cols-1')}>
        <TextField
          label="Age"
          name="age"
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          step={1}
          autoComplete="off"
          required
          error={problems.age}
          className="max-w-36"
        />
        {!operator && (
          <RadioCards
            label="I am a"
            columns={allowed.length === 3 ? 3 : 2}
            options={cardsOf(allowed)}
            value={type}
            onChange={setType}
            error={problems.account_type}
            required
          />
        )}
      </div>
      <SelectField label="Where do you live?" name="region" placeholder="Choose" options={regions} required />
      <div role="status" className="empty:hidden">
        {asksAdult && (
          <Notice kind="info">
            At your age a grown-up has to say yes, too. If none has yet, we ask for an e-mail address next.
          </Notice>
        )}
      </div>
      <StepButtons label="Go on" busy={busy} stays>
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      </StepButtons>
    </form>
  );
};
