import { converse } from '../../lambdas/companion/conversation/converse';
import type { Draft } from '../../lambdas/companion/conversation/draft';
import type { Outcome, Played } from './outcome';
import { recorded } from './recorded';
import type { Replay } from './replay';
import { type RecordedTurn, type Twin, talkOf, type Verdicts } from './talks';

interface Tries {
  readonly draft: Draft;
  /** What the model answers to the reason of a refusal. */
  readonly second: Draft;
  readonly verdicts: Verdicts['verdicts'];
}

/** Plays one turn through the product's rail. */
const play = async (
  replay: Replay,
  feature: 'chat' | 'voice',
  turn: RecordedTurn,
  { draft, second, verdicts }: Tries,
): Promise<'reply' | 'crisis' | 'own'> => {
  replay.answer({
    [feature]: (_, refusal) => (refusal === undefined ? draft : second),
    claim_check: (material) => {
      const { sentences } = JSON.parse(material) as { sentences: string[] };
      const found = sentences.map((sentence) => verdicts[sentence]);
      const unknown = sentences.filter((_, i) => found[i] === undefined);
      for (const sentence of unknown) process.stdout.write(`no recorded verdict: ${turn.id} ${sentence}\n`);
      return unknown.length > 0 ? undefined : { verdicts: found };
    },
  });
  const reply = await converse(feature, talkOf(turn), turn.says, 0, performance.now() + 15_000);
  return reply.kind === 'reply' || reply.kind === 'crisis' ? reply.kind : 'own';
};

/** The draft of a second try, written after the reason was read. */
interface SecondTry {
  readonly id: string;
  readonly draft: Draft;
  readonly verdicts: Verdicts['verdicts'];
}

export const playTalks = async (
  replay: Replay,
  feature: 'chat' | 'voice',
  taken: () => string[],
): Promise<Played> => {
  const turns = recorded<RecordedTurn>(feature);
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const verdicts = recorded<Verdicts>('verdicts');
  const verdictsOn = (id: string, twin?: true) =>
    verdicts.find((one) => one.id === id && one.twin === twin)?.verdicts ?? {};
  const repaired = new Map(recorded<SecondTry>('second').map((one) => [one.id, one]));
  const competent: Outcome[] = [];
  for (const turn of turns) {
    const second = repaired.get(turn.id);
    // A draft that names a crisis is followed, too: the child gets help instead of it.
    const isFollowed =
      (await play(replay, feature, turn, {
        draft: turn.draft,
        second: second?.draft ?? turn.draft,
        verdicts: { ...verdictsOn(turn.id), ...second?.verdicts },
      })) !== 'own';
    const refused = taken();
    const isShown = refused.length === 0 && isFollowed;
    competent.push({ id: turn.id, isShown, isFollowed, reason: refused[0] ?? '', uses: replay.takeUses() });
  }
  const poisoned: Outcome[] = [];
  for (const { id, poison, draft } of recorded<Twin>(`${feature}-twins`)) {
    const turn = byId.get(id);
    if (turn === undefined) continue;
    const tries = { draft, second: draft, verdicts: verdictsOn(id, true) };
    const isShown = (await play(replay, feature, turn, tries)) === 'reply';
    poisoned.push({ id, poison, isShown, reason: taken()[0] ?? '', uses: replay.takeUses() });
  }
  return { feature, competent, poisoned };
};
