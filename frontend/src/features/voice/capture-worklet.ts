/** The part of the audio thread that is used; its types are not in TypeScript's library. */
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;

const wantedRate = 16_000;
const chunkSamples = 2048;

/**
 * Makes chunks of 2048 samples, 16 bits at 16 kHz, from the microphone's signal at the rate of the device. Each sample is the
 * mean of the device's samples in its interval, which attenuates frequencies that 16 kHz cannot hold.
 */
class Capture extends AudioWorkletProcessor {
  private chunk = new Int16Array(chunkSamples);
  private filled = 0;
  private position = 0;
  private sum = 0;
  private count = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.sum += sample;
      this.count++;
      this.position += wantedRate / sampleRate;
      while (this.position >= 1) {
        this.position -= 1;
        this.add(this.sum / Math.max(1, this.count));
        if (this.position < 1) {
          this.sum = 0;
          this.count = 0;
        }
      }
    }
    return true;
  }

  private add(value: number) {
    this.chunk[this.filled++] = Math.max(-1, Math.min(1, value)) * 32_767;
    if (this.filled < chunkSamples) return;
    this.port.postMessage(this.chunk, [this.chunk.buffer]);
    this.chunk = new Int16Array(chunkSamples);
    this.filled = 0;
  }
}

registerProcessor('capture', Capture);
