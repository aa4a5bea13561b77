/** 16 ms at 16 kHz: shorter than a sound of speech, long enough for its pitch. */
export const frameSamples = 256;

interface Frame {
  /** In dB below full scale. */
  readonly level: number;
  /** The share of neighbouring samples between which the wave crosses zero: high for hiss, low for a voice. */
  readonly crossings: number;
}

/** Measured around the mean, because a device may add a constant. */
const frameOf = (samples: Int16Array): Frame => {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  let energy = 0;
  let crossings = 0;
  for (let i = 0; i < samples.length; i++) {
    const sample = (samples[i] ?? 0) - mean;
    energy += sample * sample;
    if (i > 0 && sample >= 0 !== (samples[i - 1] ?? 0) >= mean) crossings++;
  }
  const level = 10 * Math.log10(energy / samples.length / 32_768 ** 2 + 1e-10);
  return { level, crossings: crossings / samples.length };
};

export const framesOf = (samples: Int16Array): Frame[] => {
  const frames: Frame[] = [];
  for (let from = 0; from < samples.length; from += frameSamples)
    frames.push(frameOf(samples.subarray(from, from + frameSamples)));
  return frames;
};

/** The noise of a quiet room in dB, assumed when a session begins. */
export const quietRoom = -60;

/** In dB. A sound below this level is not speech to the device. */
const leastLevel = -48;
const aboveFloor = { voice: 9, hiss: 16 };
/** Fricatives cross zero more often than vowels; most noise even more. */
const mostCrossings = 0.3;
/** In dB. Wind, fans and hiss are equally loud in all frames. */
const steadySpread = 3.5;
const leastFrames = 2;

const isAbove = ({ level }: Frame, floor: number, by: number) => level > leastLevel && level > floor + by;

/** Whether a frame is louder than the room and is not hiss. */
export const isLoudVowel = (frame: Frame, floor: number): boolean =>
  frame.crossings <= mostCrossings && isAbove(frame, floor, aboveFloor.voice);

export interface Activity {
  readonly voiced: boolean;
  /** The level of the quieter frames in dB: the noise of the room during silence. */
  readonly quiet: number;
}

/** Whether somebody speaks in a chunk, by energy above the room's noise `floor` (dB) and by zero crossings. */
export const activityIn = (samples: Int16Array, floor: number): Activity => {
  const frames = framesOf(samples);
  const levels = frames.map(({ level }) => level).toSorted((a, b) => a - b);
  const quiet = levels[Math.floor(levels.length / 4)] ?? quietRoom;
  const speaks = (frame: Frame) => isLoudVowel(frame, floor) || isAbove(frame, floor, aboveFloor.hiss);
  const isHiss =
    frames.every(({ crossings }) => crossings > mostCrossings) &&
    (levels.at(-1) ?? 0) - (levels[0] ?? 0) < steadySpread;
  return { voiced: !isHiss && frames.filter(speaks).length >= leastFrames, quiet };
};

/** The noise of a room is never louder. */
const mostFloor = -30;

/** The floor after a chunk without speech. It moves half way to the room's noise, so that one loud chunk does not deafen. */
export const nextFloor = (floor: number, { quiet }: Activity): number =>
  Math.round((floor + (Math.min(quiet, mostFloor) - floor) / 2) * 10) / 10;

/** Whether the floor has changed enough for a write. */
export const hasDrifted = (floor: number, activity: Activity): boolean =>
  Math.abs(nextFloor(floor, activity) - floor) > 3;
