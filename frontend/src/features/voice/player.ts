import { samplesOf } from './pcm';

const rate = 24_000;
const gain = 2;
/** The delay before a speech starts, in seconds, so that a late part leaves no gap. */
const jitterSeconds = 0.12;

export interface Player {
  readonly analyser: AnalyserNode;
  /** Adds a part of Wren's voice: base64 of 16-bit PCM, 24 kHz. */
  play(data: string): void;
  /** Whether sound that was added is still to be heard. */
  isPlaying(): boolean;
  /** Discards the sound that was added and not yet played. */
  stop(): void;
}

/** Plays parts of a voice one after the other without a gap. `onEnd` is called whenever all has been played. */
export const createPlayer = (context: AudioContext, onEnd: () => void): Player => {
  const output = new GainNode(context, { gain });
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  output.connect(analyser).connect(context.destination);
  const playing = new Set<AudioBufferSourceNode>();
  let next = 0;
  return {
    analyser,
    play: (data) => {
      const samples = samplesOf(data);
      const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
      buffer.copyToChannel(
        Float32Array.from(samples, (sample) => sample / 32_768),
        0,
      );
      const part = new AudioBufferSourceNode(context, { buffer });
      part.connect(output);
      if (next < context.currentTime) next = context.currentTime + jitterSeconds;
      part.start(next);
      next += buffer.duration;
      playing.add(part);
      part.onended = () => {
        playing.delete(part);
        if (playing.size === 0) onEnd();
      };
    },
    isPlaying: () => playing.size > 0,
    stop: () => {
      for (const part of playing) {
        part.onended = null;
        part.stop();
      }
      playing.clear();
      next = 0;
    },
  };
};
