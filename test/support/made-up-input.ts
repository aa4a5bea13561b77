import fc from 'fast-check';
import type { Endpoint } from '../../contract/endpoint';
import { operations } from '../../contract/operations/endpoints';
import { type Hints, invalidFor, validFor } from './arbitrary';
import type { Sent } from './endpoints';

/** Switches are only thrown back on: what is off for everybody answers `paused` to the other tests of a suite. */
const harmless = (endpoint: Endpoint, input: Sent): Sent =>
  endpoint === operations.throwSwitch ? { ...input, body: { ...Object(input.body), on: true } } : input;

/** Valid input for the endpoint. */
export const validInput = (endpoint: Endpoint, hints?: Hints): fc.Arbitrary<Sent> => {
  const { params, query, body } = endpoint;
  const input = fc.record({
    params: params ? validFor(params, hints) : fc.constant({}),
    query: query ? validFor(query, hints) : fc.constant({}),
    body: body ? validFor(body, hints) : fc.constant(undefined),
  }) as fc.Arbitrary<Sent>;
  return input.map((one) => harmless(endpoint, one));
};

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
