/** Samples per second. */
export const rate = 24_000;

/** A Eurasian wren sings about six notes a second, between 3 and 6 kHz, with a trill near the end. */
const noteSeconds = 0.085;
const restSeconds = 0.03;
const wordRestSeconds = 0.06;
const trill = { notes: 10, seconds: 0.035 };
const longestSeconds = 2.8;

interface Note {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  readonly rest: number;
}

/** A hash: the same word has the same notes. */
const hashOf = (word: string) =>
  [...word.toLowerCase()].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) % 9973, 7);

const notesOf = (word: string): Note[] => {
  const hash = hashOf(word);
  const count = 1 + Math.min(2, Math.floor(word.length / 4));
  return Array.from({ length: count }, (_, i) => {
    const from = 3000 + ((hash >> i) % 12) * 170;
    const sweep = ((hash >> (i + 2)) % 2 === 0 ? 1 : -1) * (300 + (hash % 5) * 120);
    return {
      seconds: noteSeconds,
      from,
      to: from + sweep,
      rest: i === count - 1 ? wordRestSeconds : restSeconds,
    };
  });
};

const trillAt = (frequency: number): Note[] =>
  Array.from({ length: trill.notes }, (_, i) => ({
    seconds: trill.seconds,
    from: frequency + (i % 2 === 0 ? 500 : 0),
    to: frequency + (i % 2 === 0 ? 0 : 500),
    rest: 0.008,
  }));

const durationOf = (notes: readonly Note[]) =>
  notes.reduce((sum, { seconds, rest }) => sum + seconds + rest, 0);

/** As many notes as fit, then the trill. A question ends on a high trill. */
const melodyOf = (sentence: string): Note[] => {
  const end = trillAt(sentence.trim().endsWith('?') ? 4800 : 3600);
  const notes: Note[] = [];
  for (const note of sentence.split(/\s+/).flatMap(notesOf)) {
    if (durationOf([...notes, note, ...end]) > longestSeconds) break;
    notes.push(note);
  }
  return [...notes, ...end];
};

/** One note, fading in and out, with the octave below for warmth. */
const samplesOf = ({ seconds, from, to, rest }: Note): Int16Array => {
  const length = Math.round(seconds * rate);
  const samples = new Int16Array(length + Math.round(rest * rate));
  let phase = 0;
  for (let i = 0; i < length; i++) {
    const part = i / length;
    phase += (2 * Math.PI * (from + (to - from) * part)) / rate;
    const loudness = Math.sin(Math.PI * part) ** 0.7;
    samples[i] = 4_500 * loudness * (0.85 * Math.sin(phase) + 0.15 * Math.sin(phase / 2));
  }
  return samples;
};

const sung = new Map<string, Int16Array>();

/** All words together have a few hundred notes: each is computed once. */
const sing = (note: Note): Int16Array => {
  const key = JSON.stringify(note);
  const samples = sung.get(key) ?? samplesOf(note);
  sung.set(key, samples);
  return samples;
};

/** A song for a sentence, deterministic: 16-bit samples at 24 kHz, at most 2.8 s. */
export const songOf = (sentence: string): Int16Array => {
  const parts = melodyOf(sentence).map(sing);
  const song = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    song.set(part, at);
    at += part.length;
  }
  return song;
};
