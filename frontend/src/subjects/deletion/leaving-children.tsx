import { Card } from '../../ui/card';
import { type LeavingChild, useLeavingChildren } from './overview';
import { Stages } from './stages';
import { childs, dueWords } from './words';

const Leaving = ({ name, deletion: { state, due_at, stages } }: LeavingChild) => (
  <Card aria-label={`${childs(name)} account is being deleted`} className="grid gap-3">
    <h2 className="text-xl">{name}</h2>
    {state === 'waiting' && due_at !== null ? (
      <>
        <p>
          <strong>The account is shut, and is deleted after {dueWords(due_at)}.</strong> Until then the link
          in our last e-mail about it brings everything back.
        </p>
        <p className="text-soft">Nobody sees {name} here, and nobody can sign in with the account.</p>
      </>
    ) : (
      <>
        <p>
          The account is being deleted, and cannot be brought back. We write to you when all of it is gone.
        </p>
        <Stages done={stages} />
      </>
    )}
  </Card>
);

/** The children whose deletion waits or runs: they are on no other list. */
const LeavingChildren = () => useLeavingChildren().map((child) => <Leaving key={child.id} {...child} />);

export default LeavingChildren;
