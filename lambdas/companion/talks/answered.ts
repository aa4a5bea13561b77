import type { Crisis } from '../../safety/crisis/find-crisis';
import type { TalkTurn } from './turn';

/** The companion's part of a turn. */
export interface Answered extends Pick<TalkTurn, 'said_at' | 'open' | 'summary'> {
  readonly kind: TalkTurn['reply_kind'];
  readonly text: string;
  readonly withPause: boolean;
  /** The crisis that was found in the child's words. */
  readonly crisis?: Crisis | undefined;
  /** The id under which a mild crisis in the same words has raised a flag if they got no answer before. */
  readonly unanswered_id?: string;
}
