import type { GrownUpOfChild } from '../../../../contract/friends/grown-ups';
import { Button } from '../../ui/button';
import type { Deciding } from './use-child';
import { nameOfAdult, Who } from './who';

const noteOn = (name: string, { accepted, needs_guardian, role }: GrownUpOfChild): string => {
  if (accepted) return `${name} has said yes. Now it is up to you.`;
  if (needs_guardian) return `${name} has not answered yet.`;
  return role === 'teacher'
    ? `They see ${name} as soon as ${name} says yes.`
    : `You have said yes. They see ${name} as soon as ${name} does, too.`;
};

export const needsGuardian = ({ needs_guardian }: GrownUpOfChild) => needs_guardian;

interface AskingProps {
  readonly name: string;
  readonly all: readonly GrownUpOfChild[];
  readonly deciding: Deciding;
}

/** The adults who ask to see a child, and wait for the guardian. */
export const Asking = ({ name, all, deciding: { mutate, isPending, variables } }: AskingProps) => (
  <div className="grid gap-1 rounded-card bg-sun-soft p-4">
    <h3 className="text-lg">
      {all.some(needsGuardian) ? `Somebody asks to see what ${name} reads` : `${name} is asked, too`}
    </h3>
    <p>
      They see nothing without {all.some(needsGuardian) ? 'your yes' : `${name}’s yes`}. Compare the address
      with the person you know: anybody can choose any name. If you are not sure, say no.
    </p>
    <ul className="divide-y divide-line">
      {all.map((adult) => {
        const { id } = adult;
        if (id === null) return null;
        const busy = isPending && variables.id === id;
        return (
          <li key={id} className="flex flex-wrap items-center gap-3 py-3">
            <Who adult={adult} when="Asked" note={noteOn(name, adult)} />
            <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
              {adult.needs_guardian && (
                <Button
                  busy={busy && variables.yes}
                  aria-label={`Say yes: ${nameOfAdult(adult)}`}
                  onClick={() => mutate({ id, yes: true })}
                >
                  Say yes
                </Button>
              )}
              <Button
                look="secondary"
                busy={busy && !variables.yes}
                aria-label={`Say no: ${nameOfAdult(adult)}`}
                onClick={() => mutate({ id, yes: false })}
              >
                Say no
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);
