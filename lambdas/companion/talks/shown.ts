import type { Answered } from './answered';

/** Whether a turn is kept from supervisors, because its words may name one of them as the person who harms. */
const isKept = ({ crisis }: Answered): boolean => crisis?.mayKnow === 'operators';

/**
 * The figures of a session that supervisors see once a turn is kept from them: those from before the turn, so that no count
 * reveals more than the transcript. Null while they see everything.
 */
export const shownAfter = <S extends object>(
  { shown, figures }: { readonly shown: S | null; readonly figures: S },
  answered: Answered,
): S | null => shown ?? (isKept(answered) ? figures : null);
