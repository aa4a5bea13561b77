import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consent } from '../../../../contract/consent/endpoints';
import type { Received } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { DetailsForm } from '../../subjects/users/details-form';
import { userQuery, useUser } from '../../subjects/users/user';
import { Disclosure } from '../../ui/disclosure';
import { Facts } from './facts';

const outcomes: Record<Received<typeof consent.correct>['outcome'], string> = {
  changed: 'Changed.',
  guardian: 'We have asked your grown-up. Nothing changes until they say yes on their page of you.',
  operators: 'We have asked our own people. Nothing changes until two of them have agreed.',
};

/** The user's details: what we know, and a way to correct it. */
export const MyDetails = () => {
  const me = useUser();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(0);
  const correct = useSend({
    mutationFn: (body: Parameters<typeof call<typeof consent.correct>>[1]['body']) =>
      call(consent.correct, { body }),
    onSuccess: async () => {
      await queries.invalidateQueries(userQuery);
      setSaved((count) => count + 1);
    },
  });
  const isStudent = me.role === 'student';
  return (
    <section aria-labelledby="my-details" className="grid gap-4 border-t border-line pt-gap">
      <h3 id="my-details" className="text-xl">
        My details
      </h3>
      <Facts
        of={[
          { term: 'Born in', fact: me.birth_year ?? `Not told. You count as ${me.age}.` },
          { term: 'Region', fact: me.region },
          ...(me.school === null ? [] : [{ term: 'School', fact: me.school }]),
        ]}
      />
      {isStudent && (
        <p className="text-soft">
          {me.time_zone === null
            ? 'Reading days end at midnight in New York. '
            : `Reading days end at midnight in ${me.time_zone.replaceAll('_', ' ')}. `}
          {me.decides_alone ? 'You change that under Reading.' : 'Your grown-up changes that.'}
        </p>
      )}
      <Disclosure framed summary="Change my details" className="[&>form]:mt-4">
        <DetailsForm
          // The fields begin anew with what is stored.
          key={saved}
          details={me}
          busy={correct.isPending}
          error={correct.error}
          outcome={correct.data && outcomes[correct.data.outcome]}
          onSave={(change) => correct.mutate(change)}
          consequence={
            !isStudent ? (
              <p>It holds at once. Grown-ups here are at least eighteen.</p>
            ) : me.decides_alone ? (
              <p>
                It holds at once. If you are too young to decide alone with it, Inkwren closes for you until a
                grown-up has agreed, as for every child of your age. Nothing of yours is lost.
              </p>
            ) : (
              <p>
                If it means that you decide alone earlier, we ask your grown-up first, and nothing changes
                until they say yes. Everything else holds at once.
              </p>
            )
          }
          leaving={
            <p>
              {isStudent
                ? 'Its teachers and classes no longer see you, and you leave its board.'
                : 'You no longer see the children whom you see by this school.'}{' '}
              Only the school can bring you back.
            </p>
          }
        />
      </Disclosure>
    </section>
  );
};
