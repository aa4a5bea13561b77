import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod/mini';

/** Bytes, as the table holds them. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** JSON in as few bytes as it takes: an item is paid for by its size. */
export const pack = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value));

export const unpack = (packed: Uint8Array): unknown => JSON.parse(inflateRawSync(packed).toString());
