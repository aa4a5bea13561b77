import { converse } from '../../lambdas/companion/conversation/converse';
import type { Draft } from '../../lambdas/companion/conversation/draft';
import type { Outcome, Played } from './outcome';
import { recorded } from './recorded';
import type { Replay } from './replay';
import { type RecordedTurn, type Twin, talkOf, type Verdicts } from './talks';

/** Plays one turn through the product's rail. The same draft is given at the second try, so that only the first one counts. */
const play = async (
  replay: Replay,
  feature: 'chat' | 'voice',
  turn: RecordedTurn,
  draft: Draft,
  verdicts: Verdicts['verdicts'] | undefined,
): Promise<'reply' | 'crisis' | 'own'> => {
  replay.answer({
    [feature]: () => draft,
    claim_check: (material) => {
      const { sentences } = JSON.parse(material) as { sentences: string[] };
      const found = sentences.map((sentence) => verdicts?.[sentence]);
      const unknown = sentences.filter((_, i) => found[i] === undefined);
      for (const sentence of unknown) process.stdout.write(`no recorded verdict: ${turn.id} ${sentence}\n`);
      return unknown.length > 0 ? undefined : { verdicts: found };
    },
  });
  const reply = await converse(feature, talkOf(turn), turn.says, 0, performance.now() + 15_000);
  return reply.kind === 'reply' || reply.kind === 'crisis' ? reply.kind : 'own';
};

export const playTalks = async (
  replay: Replay,
  feature: 'chat' | 'voice',
  taken: () => string[],
): Promise<Played> => {
  const turns = recorded<RecordedTurn>(feature);
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const verdicts = recorded<Verdicts>('verdicts');
  const verdictsOn = (id: string, twin?: true) =>
    verdicts.find((one) => one.id === id && one.twin === twin)?.verdicts;
  const competent: Outcome[] = [];
  for (const turn of turns) {
    // A draft that names a crisis is followed, too: the child gets help instead of it.
    const isShown = (await play(replay, feature, turn, turn.draft, verdictsOn(turn.id))) !== 'own';
    competent.push({ id: turn.id, isShown, reason: taken()[0] ?? '' });
  }
  const poisoned: Outcome[] = [];
  for (const { id, poison, draft } of recorded<Twin>(`${feature}-twins`)) {
    const turn = byId.get(id);
    if (turn === undefined) continue;
    const isShown = (await play(replay, feature, turn, draft, verdictsOn(id, true))) === 'reply';
    poisoned.push({ id, poison, isShown, reason: taken()[0] ?? '' });
  }
  return { feature, competent, poisoned };
};
