import type { ClassBadges, Pupil } from '../../../../contract/badges/endpoints';
import { counted } from '../../lib/counted';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import type { useBadges } from './use-badges';

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric' });

const stateOf = ({ has_address, made_at }: Pupil): string => {
  if (has_address) return 'Has an e-mail address, and signs in with a password';
  return made_at === null ? 'No badge' : `Badge since ${dayOf(made_at)}`;
};

type Actions = Omit<ReturnType<typeof useBadges>, 'made'>;

interface RowProps extends Actions {
  readonly pupil: Pupil;
}

const Row = ({ pupil, making, revoking }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{pupil.name}</p>
      <p className="text-[0.9em] text-soft">{stateOf(pupil)}</p>
    </div>
    {!pupil.has_address && (
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          busy={making.isPending}
          aria-label={`New badge for ${pupil.name}`}
          onClick={() => making.mutate([pupil.id])}
        >
          {pupil.made_at === null ? 'Make a badge' : 'New badge'}
        </Button>
        {pupil.made_at !== null && (
          <Button
            look="quiet"
            busy={revoking.isPending && revoking.variables === pupil.id}
            aria-label={`End the badge of ${pupil.name}`}
            onClick={() => revoking.mutate(pupil.id)}
          >
            End it
          </Button>
        )}
      </div>
    )}
  </li>
);

/** The pupils of a class, and the badges of those without an e-mail address. */
export const Pupils = ({ of, ...actions }: Actions & { readonly of: ClassBadges }) => {
  const { making, revoking } = actions;
  const able = of.pupils.filter(({ has_address }) => !has_address);
  const missing = able.filter(({ made_at }) => made_at === null);
  const error = making.error ?? revoking.error;
  const make = (pupils: readonly Pupil[]) => making.mutate(pupils.map(({ id }) => id));
  return (
    <Card aria-labelledby="pupils" className="grid gap-3">
      <h2 id="pupils" className="text-xl">
        Badges
      </h2>
      <p className="max-w-prose text-soft">
        A badge is for a pupil without an e-mail address. It lets the pupil in on a device that you have
        opened for the class today, and is worth nothing anywhere else.
      </p>
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      {able.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {missing.length > 0 && (
            <Button busy={making.isPending} onClick={() => make(missing)}>
              Make {counted(missing.length, 'badge')}
            </Button>
          )}
          {missing.length < able.length && (
            <Button look="secondary" busy={making.isPending} onClick={() => make(able)}>
              New badges for all
            </Button>
          )}
        </div>
      )}
      {of.pupils.length === 0 ? (
        <p className="text-soft">Nobody is in this class yet.</p>
      ) : (
        <ul className="divide-y divide-line">
          {of.pupils.map((pupil) => (
            <Row key={pupil.id} pupil={pupil} {...actions} />
          ))}
        </ul>
      )}
    </Card>
  );
};
