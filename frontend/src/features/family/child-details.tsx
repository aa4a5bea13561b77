import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { DetailsForm } from '../../subjects/users/details-form';
import { Disclosure } from '../../ui/disclosure';
import type { Correcting } from './use-child';

interface ChildDetailsProps {
  readonly of: CaseOfParent;
  readonly correcting: Correcting;
}

/** What we know of a child, and a guardian's correction of it. */
export const ChildDetails = ({ of, correcting }: ChildDetailsProps) => {
  const { child, details } = of;
  const name = child.username;
  return details.needs_guardian ? (
    <Disclosure summary={`${name}’s details`}>
      <DetailsForm
        // The fields begin anew with what is stored.
        key={`${details.birth_year} ${child.region}`}
        details={{ ...child, ...details }}
        busy={correcting.correct.isPending}
        error={correcting.correct.error}
        outcome={correcting.correct.isSuccess ? 'Changed.' : undefined}
        onSave={(change) => correcting.correct.mutate(change)}
        consequence={
          <p>
            It holds at once. If {name} is old enough to decide alone with it, {name} decides from then on,
            and is asked what you go on seeing.
          </p>
        }
        leaving={
          <p>
            The teachers and classes of the school no longer see {name}, and {name} leaves its board. Only the
            school can bring {name} back.
          </p>
        }
      />
    </Disclosure>
  ) : (
    <p className="text-soft">
      {name} is old enough to decide alone, and chooses what you go on seeing. Until then nothing changes for
      you.
    </p>
  );
};
