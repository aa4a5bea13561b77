import { activityIn, nextFloor, quietRoom } from '../../../../contract/rules/voice-activity';

/** Judges chunks as the server does: whether somebody speaks, above the noise of the room. */
export const createEar = () => {
  let floor = quietRoom;
  /** `isAlone`: Wren is silent. Her own sound, which the microphone hears too, is no noise of the room. */
  return (samples: Int16Array, isAlone: boolean): boolean => {
    const activity = activityIn(samples, floor);
    if (!activity.voiced && isAlone) floor = nextFloor(floor, activity);
    return activity.voiced;
  };
};
