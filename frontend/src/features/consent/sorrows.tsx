import type { CaseOfParent } from '../../../../contract/consent/endpoints';
import { since } from '../../subjects/friends/since';

type Sorrow = CaseOfParent['sorrows'][number];

const places: Partial<Record<Sorrow['feature'], string>> = {
  chat: 'in a talk with Wren',
  voice_chat: 'in a talk with Wren',
  comic: 'in a story',
  writing: 'in a story',
};

const shown = 3;

/** The child's words told of sorrows without danger: when and where, never the words. Nothing without sorrows. */
const Sorrows = ({ of: { child, sorrows } }: { readonly of: CaseOfParent }) =>
  sorrows.length === 0 ? null : (
    <section aria-label={`How ${child.username} is`} className="grid gap-2 rounded-control bg-sea-soft p-4">
      <h3 className="text-lg">Something may weigh on {child.username}</h3>
      <ul className="list-disc pl-5">
        {sorrows.slice(0, shown).map(({ at, feature }) => (
          <li key={at}>
            {since(at)}, {places[feature] ?? 'in a note'}
          </li>
        ))}
      </ul>
      <p className="text-soft">
        A program noticed words of sadness, and no danger. What helps: a quiet moment, an open question (“How
        are you, really?”), and listening.
      </p>
    </section>
  );

export default Sorrows;
