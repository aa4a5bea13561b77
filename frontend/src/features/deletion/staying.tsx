import { staying } from '../../subjects/deletion/facts';

/** What a deletion leaves, with the time and the reason. */
export const Staying = () => (
  <dl className="grid gap-3">
    {staying.map(({ what, why }) => (
      <div key={what}>
        <dt className="font-semibold">{what}</dt>
        <dd className="text-soft">{why}</dd>
      </div>
    ))}
  </dl>
);
