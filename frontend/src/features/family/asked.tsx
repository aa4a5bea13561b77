import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { Button } from '../../ui/button';
import type { Correcting } from './use-child';

interface AskedProps {
  readonly of: CaseOfParent;
  readonly correcting: Correcting;
}

const wordsFor = ({ birth_year, region }: NonNullable<CaseOfParent['details']['asked']>): string =>
  [
    ...(birth_year === null ? [] : [`was born in ${birth_year}`]),
    ...(region === null ? [] : [`lives in this region: ${region}`]),
  ].join(' and ');

/** What the child has asked to correct: it would decide alone earlier, so a guardian answers. */
export const Asked = ({ of: { child, details }, correcting: { correct, decline } }: AskedProps) => {
  if (details.asked === null) return null;
  const { birth_year, region } = details.asked;
  return (
    <div className="grid gap-2 rounded-card bg-sun-soft p-4">
      <h3 className="text-lg">{child.username} asks for a correction</h3>
      <p>
        {child.username} says that {child.username} {wordsFor(details.asked)}. With that, {child.username}{' '}
        decides alone earlier than now. Say yes only if it is true.
      </p>
      <span className="flex flex-wrap gap-2 max-sm:[&>*]:flex-1">
        <Button
          busy={correct.isPending}
          onClick={() =>
            correct.mutate({
              ...(birth_year !== null && { birth_year }),
              ...(region !== null && { region }),
            })
          }
        >
          Say yes
        </Button>
        <Button look="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
          Say no
        </Button>
      </span>
    </div>
  );
};
