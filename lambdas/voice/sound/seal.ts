import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The place of a chunk. It is authenticated, so sealed sound cannot be moved to another place. */
export interface Place {
  readonly session_id: string;
  readonly seq: number;
}

const bound = ({ session_id, seq }: Place) => Buffer.from(`${session_id}#${seq}`);

/** Encrypts sound with the browser's key (base64, 32 bytes) and a random nonce. Returns nonce, tag and bytes. */
export const seal = (sound: Buffer, key: string, place: Place): Buffer<ArrayBuffer> => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), nonce).setAAD(bound(place));
  const sealed = Buffer.concat([cipher.update(sound), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

/** Undefined for sound that was sealed with another key, or for another place. */
export const unseal = (bytes: Uint8Array, key: string, place: Place): Buffer | undefined => {
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(
      algorithm,
      Buffer.from(key, 'base64'),
      bytes.subarray(0, nonceBytes),
    ).setAAD(bound(place));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
};
