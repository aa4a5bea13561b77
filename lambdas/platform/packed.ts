import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';

/** A byte array, as the table stores it. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** Compressed JSON, because the cost of an item depends on its size. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value));

export const unpack = (packed: Uint8Array): unknown => JSON.parse(inflateRawSync(packed).toString());
