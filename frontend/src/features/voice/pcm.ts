/** Sounds in a row, as one. */
export const joined = (sounds: readonly Int16Array[]): Int16Array => {
  const all = new Int16Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return all;
};

/** Base64 of little-endian 16-bit samples. Every browser's device is little-endian. */
export const base64Of = (samples: Int16Array): string => {
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

export const samplesOf = (data: string): Int16Array => {
  const text = atob(data);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1);
};

/** How loud samples are, from 0 to 1. */
export const loudnessOf = (samples: Int16Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, (Math.sqrt(sum / Math.max(1, samples.length)) / 32_768) * 6);
};

/** 32 random bytes for one voice chat: the key to its sound, which never leaves this page's memory but with its messages. */
export const newKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
