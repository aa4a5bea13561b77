import workletUrl from './capture-worklet?worker&url';

export interface Microphone {
  /** Off: it hears silence, while the page is not to be seen. */
  enable(on: boolean): void;
  close(): void;
}

/**
 * Opens the microphone. `onChunk` gets 2048 samples at 16 kHz each time, and `onEnd` is called when the device takes it away.
 * Throws when it is refused, or when there is none.
 */
export const openMicrophone = async (
  context: AudioContext,
  { onChunk, onEnd }: { onChunk: (samples: Int16Array) => void; onEnd: () => void },
): Promise<Microphone> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const [track] = stream.getAudioTracks();
  try {
    await context.audioWorklet.addModule(workletUrl);
    const source = context.createMediaStreamSource(stream);
    const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
    capture.port.onmessage = ({ data }: MessageEvent<Int16Array>) => onChunk(data);
    source.connect(capture);
    track?.addEventListener('ended', onEnd);
    return {
      enable: (on) => {
        if (track !== undefined) track.enabled = on;
      },
      close: () => {
        capture.port.onmessage = null;
        source.disconnect();
        track?.stop();
      },
    };
  } catch (error) {
    track?.stop();
    throw error;
  }
};
