import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Consents } from '../../../../contract/users/endpoints';
import { counted } from '../../lib/counted';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import { addressesIn, maxAddresses } from './addresses';
import { InviteResults } from './invite-results';
import { noConsents, SchoolConsent } from './school-consent';
import { useInvite } from './use-invite';
import { accountTypes } from './words';

type For = (typeof accountTypes)[number]['value'];

const wrongWith = ({ good, bad }: ReturnType<typeof addressesIn>): string | undefined => {
  if (bad.length > 0)
    return `${bad.length === 1 ? 'This is no e-mail address' : 'These are no e-mail addresses'}: ${bad.join(', ')}`;
  if (good.length > maxAddresses) return `At most ${maxAddresses} at once, please: these are ${good.length}.`;
  return good.length === 0 ? 'Please write at least one e-mail address.' : undefined;
};

const wrongWithConsents = (consents: Consents): string | undefined =>
  !consents.core && Object.values(consents).includes(true)
    ? 'The others hold only together with the core consent.'
    : undefined;

/** Invites one or many at once. */
export const InviteForm = () => {
  const [text, setText] = useState('');
  const [accountType, setAccountType] = useState<For>('any');
  const [school, setSchool] = useState('');
  const [consents, setConsents] = useState(noConsents);
  // Errors are shown only after the first attempt to send, not while the operator types.
  const [attempts, setAttempts] = useState(0);
  const invite = useInvite();

  const addresses = addressesIn(text);
  const consented = accountType === 'student' && Object.values(consents).includes(true);
  const errors = {
    emails: wrongWith(addresses),
    consents: consented ? wrongWithConsents(consents) : undefined,
    school: consented && school.trim() === '' ? 'Which school has consented?' : undefined,
  };
  const shown: Partial<typeof errors> = attempts > 0 ? errors : {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    if (Object.values(errors).some((error) => error !== undefined)) return setAttempts(attempts + 1);
    invite.mutate(
      {
        emails: [...addresses.good],
        account_type: accountType === 'any' ? null : accountType,
        school: school.trim() || null,
        consents: consented ? consents : null,
      },
      {
        onSuccess: ({ results }) => {
          const left = results.filter(({ outcome }) => outcome === 'failed');
          setText(left.map(({ email }) => email).join('\n'));
          if (left.length === 0) setConsents(noConsents);
          setAttempts(0);
        },
      },
    );
  };
  return (
    <Card aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="text-xl">
        Invite
      </h2>
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <TextArea
          label="E-mail addresses"
          hint="One or many, separated by commas, spaces or lines."
          spellCheck={false}
          autoCapitalize="none"
          rows={2}
          maxHeight={280}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={shown.emails}
        />
        <div className="grid grid-cols-2 gap-4 crowded:grid-cols-1">
          <SelectField
            label="Account type"
            options={accountTypes}
            value={accountType}
            onChange={(event) => setAccountType(event.target.value as For)}
          />
          <TextField
            label={consented ? 'School' : 'School (optional)'}
            maxLength={80}
            value={school}
            onChange={(event) => setSchool(event.target.value)}
            error={shown.school}
          />
        </div>
        {accountType === 'student' && (
          <SchoolConsent value={consents} onChange={setConsents} error={shown.consents} />
        )}
        {invite.isError && <Notice kind="error">{invite.error.message}</Notice>}
        <div className="flex flex-wrap items-center justify-end gap-4">
          <p role="status" className="text-soft">
            {text.trim() !== '' && counted(addresses.good.length, 'address', 'addresses')}
          </p>
          <Button type="submit" busy={invite.isPending} className="max-sm:w-full">
            {invite.isPending ? 'Inviting…' : 'Send invitations'}
          </Button>
        </div>
      </form>
      {invite.isSuccess && <InviteResults results={invite.data.results} onClose={invite.reset} />}
    </Card>
  );
};
