import fc from 'fast-check';
import type { Endpoint } from '../../contract/endpoint';
import { type Hints, invalidFor, validFor } from './arbitrary';
import type { Sent } from './endpoints';

/** Valid input for the endpoint. */
export const validInput = ({ params, query, body }: Endpoint, hints?: Hints) =>
  fc.record({
    params: params ? validFor(params, hints) : fc.constant({}),
    query: query ? validFor(query, hints) : fc.constant({}),
    body: body ? validFor(body, hints) : fc.constant(undefined),
  }) as fc.Arbitrary<Sent>;

/** Input with one invalid part. An address keeps all its parameters; without one it would be another address. */
export const invalidInput = (endpoint: Endpoint, part: keyof Sent, hints?: Hints): fc.Arbitrary<Sent> => {
  const schema = endpoint[part];
  if (schema === undefined) throw new Error(`No ${part} is declared`);
  const names = Object.keys(schema.shape).toSorted().join();
  const broken = invalidFor(schema, { hints, text: part !== 'body' }).filter(
    (value) => part !== 'params' || Object.keys(Object(value)).toSorted().join() === names,
  );
  return fc.tuple(validInput(endpoint, hints), broken).map(([input, bad]) => ({ ...input, [part]: bad }));
};

const samples = new Map<Endpoint, Sent>();

/** Valid input, the same each time. */
export const sampleInput = (endpoint: Endpoint): Sent => {
  const sample =
    samples.get(endpoint) ?? (fc.sample(validInput(endpoint), { numRuns: 1, seed: 1 })[0] as Sent);
  samples.set(endpoint, sample);
  return sample;
};
