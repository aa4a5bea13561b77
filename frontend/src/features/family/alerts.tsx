import type { Alert, ChildPage } from '../../../../contract/family/page';
import { since } from '../../subjects/friends/since';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

const places: Partial<Record<Alert['feature'], string>> = {
  chat: 'in a talk with Wren',
  voice_chat: 'in a talk with Wren',
  comic: 'in a story',
  writing: 'in a story',
  draft: 'in a story',
};

const kinds: Record<NonNullable<Alert['kind']>, string> = {
  'self-harm': 'Words of not wanting to live, or of hurting oneself',
  abuse: 'Words of being hurt by somebody',
  danger: 'Words of being in danger',
};

const outcomes = { handled: 'We have looked after it', false_alarm: 'A false alarm' } as const;

const atTime = (time: string) =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const Outcome = ({ of: { outcome, outcome_at } }: { readonly of: Alert }) =>
  outcome === null || outcome_at === null ? (
    <Badge tone="waiting">Our people look at it</Badge>
  ) : (
    <Badge tone="good">
      {outcomes[outcome]}, {since(outcome_at)}
    </Badge>
  );

/** What the child's words told of in the last thirty days: when and where, never the words. Nothing without them. */
export const Alerts = ({ of: { child, alerts } }: { readonly of: ChildPage }) => {
  const name = child.username;
  const [severe, mild] = [alerts.all.filter((one) => one.severe), alerts.all.filter((one) => !one.severe)];
  if (alerts.all.length === 0) return null;
  return (
    <Card aria-label={`How ${name} is`} className="grid gap-4">
      {severe.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-xl">Please talk with {name}</h2>
          <ul className="divide-y divide-line">
            {severe.map((one) => (
              <li key={one.at} className="flex flex-wrap items-center justify-between gap-2 py-2">
                <span>
                  {one.kind === null ? 'Words of a danger' : kinds[one.kind]}
                  <span className="block text-[0.9em] text-soft">
                    {since(one.at)}, {places[one.feature] ?? 'in a note'}. We wrote to you at once.
                    {one.talks_paused_until !== null &&
                      Date.parse(one.talks_paused_until) > Date.now() &&
                      ` We let the talks with Wren rest until ${atTime(one.talks_paused_until)}.`}
                    {one.words_seen && ' One of our people has read this one message, to help.'}
                  </span>
                </span>
                <Outcome of={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mild.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-xl">Something may weigh on {name}</h2>
          <ul className="list-disc pl-5">
            {mild.map((one) => (
              <li key={one.at}>
                {since(one.at)}, {places[one.feature] ?? 'in a note'}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-soft">
        A program noticed it; it may be a misunderstanding. What helps: a quiet moment, an open question (“How
        are you, really?”), and listening. We do not show you the words: they belong to {name}.
      </p>
    </Card>
  );
};
