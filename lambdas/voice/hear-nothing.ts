import { silenceSeconds } from '../../contract/rules/voice';
import { hasDrifted, nextFloor } from '../../contract/rules/voice-activity';
import { now } from '../platform/clock';
import { equal } from '../platform/table/condition';
import { endAloud } from './end';
import type { HeardChunk } from './keep-chunks';
import { type State, states } from './live-store';
import { isAnswering, speechEnd } from './speech-times';
import { askIntoSilence } from './taken-turn';

/** Handles silence between turns. After a while Wren asks a question, and later ends the chat. */
export const hearNothing = async (state: State, heard: readonly HeardChunk[], key: string): Promise<void> => {
  const activity = heard.at(-1)?.activity;
  if (activity === undefined || isAnswering(state)) return;
  const since = Math.max(Date.parse(state.quiet_since), speechEnd(state));
  const seconds = (now().getTime() - since) / 1000;
  if (state.nudged && seconds >= silenceSeconds.end) return endAloud(state);
  if (!state.nudged && seconds >= silenceSeconds.question) return askIntoSilence(state, key);
  if (hasDrifted(state.floor, activity))
    await states.update(
      { session_id: state.session_id },
      { set: { floor: nextFloor(state.floor, activity) } },
      equal('ended', false),
    );
};
