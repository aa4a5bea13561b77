import { hashOf } from '../hash';
import { concepts } from './concepts';
import { usage } from './usage';

interface EmbeddingRequest {
  readonly model: string;
  readonly input: string | readonly string[];
  readonly dimensions?: number;
  readonly encoding_format?: 'float' | 'base64';
}

const common = new Set(
  'a an and are as at be because books book by children child for from has have he her his i in is it like of on or she that the their they this to was who with you'.split(
    ' ',
  ),
);

const stemmed = (word: string) => word.replace(/(ies|es|s)$/, (ending) => (ending === 'ies' ? 'y' : ''));

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !common.has(word)).map(stemmed);

const byWord = new Map<string, string[]>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.map(stemmed)) byWord.set(word, [...(byWord.get(word) ?? []), concept]);

/** Adds a few dimensions of a word or concept to a vector. Concepts have the larger weight. */
const pull = (vector: number[], token: string, weight: number) => {
  for (let i = 0; i < 8; i++) {
    const value = hashOf(`${token}/${i}`);
    const at = value % vector.length;
    vector[at] = (vector[at] ?? 0) + (value & 1024 ? weight : -weight);
  }
};

const conceptWeight = 2;

const embedOne = (text: string, dimensions: number): number[] => {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of wordsIn(text)) {
    pull(vector, word, 0.5);
    for (const concept of byWord.get(word) ?? []) pull(vector, `#${concept}`, conceptWeight);
  }
  const length = Math.sqrt(vector.reduce((sum, part) => sum + part * part, 0)) || 1;
  return vector.map((part) => part / length);
};

const asBase64 = (vector: readonly number[]) =>
  Buffer.from(new Float32Array(vector).buffer).toString('base64');

/** The embeddings of texts. Words of the same concept are similar: a child who likes dragons gets books about dragons. */
export const embeddings = ({ model, input, dimensions = 256, encoding_format }: EmbeddingRequest) => ({
  object: 'list',
  model,
  data: [input].flat().map((text, index) => {
    const embedding = embedOne(text, dimensions);
    return {
      object: 'embedding',
      index,
      embedding: encoding_format === 'base64' ? asBase64(embedding) : embedding,
    };
  }),
  usage: usage([input].flat().join(' ')),
});
