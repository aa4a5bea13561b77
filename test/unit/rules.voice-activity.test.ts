import { describe, expect, test } from '@jest/globals';
import { activityIn, frameSamples, framesOf, quietRoom } from '../../contract/rules/voice-activity';

/** A wave whose sign changes after so many samples; `mean` is what a device adds to each. */
const frame = (amplitude: number, halfWave = 8, mean = 0): number[] =>
  Array.from(
    { length: frameSamples },
    (_, i) => mean + (Math.floor(i / halfWave) % 2 === 0 ? amplitude : -amplitude),
  );
const sound = (...frames: number[][]) => Int16Array.from(frames.flat());
const silence = frame(0);
/** As hiss, the sign changes with each sample. */
const hiss = (amplitude: number) => frame(amplitude, 1);
const isVoiced = (floor: number, ...frames: number[][]) => activityIn(sound(...frames), floor).voiced;

describe('a frame', () => {
  test('is as loud as its wave, and silence is 100 dB below full scale', () => {
    const [loud, none] = framesOf(sound(frame(3277), silence));
    expect(loud?.level).toBeCloseTo(-20, 2);
    expect(none?.level).toBeCloseTo(-100, 6);
  });

  test('counts the changes of sign within it, whatever the first sample is', () => {
    const up = frame(100);
    const down = up.map((sample) => -sample);
    for (const samples of [up, down]) expect(framesOf(sound(samples))[0]?.crossings).toBe(31 / 256);
    expect(framesOf(sound(silence))[0]?.crossings).toBe(0);
    const touching = Array.from({ length: frameSamples }, (_, i) => [100, 0, -100, 0][i % 4] ?? 0);
    expect(framesOf(sound(touching))[0]?.crossings).toBe(128 / 256);
  });

  test('is measured around its mean', () => {
    expect(framesOf(sound(frame(100, 8, 3000)))).toEqual(framesOf(sound(frame(100))));
  });
});

describe('somebody speaks', () => {
  test('in two frames that are louder than 48 dB below full scale, and not in one', () => {
    expect(isVoiced(quietRoom, frame(131), frame(131))).toBe(true);
    expect(isVoiced(quietRoom, frame(130), frame(130))).toBe(false);
    expect(isVoiced(quietRoom, frame(131), silence, silence, frame(131))).toBe(true);
    expect(isVoiced(quietRoom, frame(131), silence, silence)).toBe(false);
  });

  test('in a voice 9 dB above the room', () => {
    expect(isVoiced(-50, frame(293), frame(293))).toBe(true);
    expect(isVoiced(-50, frame(292), frame(292))).toBe(false);
  });

  test('in a hiss that swells and is 16 dB above the room', () => {
    expect(isVoiced(quietRoom, hiss(207), hiss(207), silence)).toBe(true);
    expect(isVoiced(quietRoom, hiss(206), hiss(206), silence)).toBe(false);
    expect(isVoiced(quietRoom, hiss(400), hiss(600))).toBe(true);
  });

  test('not in a hiss that stays equally loud', () => {
    expect(isVoiced(quietRoom, hiss(400), hiss(598))).toBe(false);
    expect(isVoiced(quietRoom, hiss(400), hiss(598), frame(500))).toBe(true);
  });

  test('in a voice that stays equally loud', () => {
    expect(isVoiced(quietRoom, frame(400, 4), frame(400, 4))).toBe(true);
  });

  test('in no sound at all of a chunk without samples', () => {
    expect(activityIn(new Int16Array(), quietRoom)).toEqual({ voiced: false, quiet: quietRoom });
  });
});

test('the noise of the room is the level of the quieter frames', () => {
  const { quiet } = activityIn(sound(frame(3277), frame(104), frame(1036), frame(328)), quietRoom);
  expect(quiet).toBeCloseTo(-40, 0);
});
