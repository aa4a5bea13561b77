import { type CrisisKind, severities } from '../../../contract/flags/kinds';
import { type Crisis, crisisFoundIn } from './find-crisis';

/**
 * The crisis that several nets have noticed together after our own rules found none that is severe: two signs make it severe, a
 * single one leaves it doubtful. `own` is what our rules found; `others` are the kinds that a model and a classifier noticed.
 */
export const weigh = (
  text: string,
  own: Crisis | undefined,
  others: readonly CrisisKind[],
): Crisis | undefined => {
  const doubted = own?.severity === severities.doubtful ? [own.kind] : [];
  const [kind, second] = [...others, ...doubted];
  if (kind === undefined) return own;
  return crisisFoundIn(text, kind, second === undefined ? severities.doubtful : severities.severe);
};
