import { crc32, deflateRawSync } from 'node:zlib';
import { now } from '../platform/clock';

type Write = (chunk: Uint8Array) => Promise<void>;

const versionNeeded = 20;
const namesInUtf8 = 0x0800;
const methods = { stored: 0, packed: 8 } as const;

/** The format without its extension for large files holds offsets of 32 bits and counts of 16 bits. */
const most = { bytes: 0xffff_ffff, entries: 0xffff };

/** The date and time of MS-DOS, in UTC. */
const dosTime = (at: Date) =>
  (((at.getUTCFullYear() - 1980) << 25) |
    ((at.getUTCMonth() + 1) << 21) |
    (at.getUTCDate() << 16) |
    (at.getUTCHours() << 11) |
    (at.getUTCMinutes() << 5) |
    (at.getUTCSeconds() >> 1)) >>>
  0;

/** The fields that the local header and the directory share. */
const fieldsOf = (name: Buffer, content: Uint8Array, packed: Uint8Array, method: number) => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(versionNeeded, 0);
  fields.writeUInt16LE(namesInUtf8, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt32LE(dosTime(now()), 6);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signature = (text: string) => Buffer.from(`PK${text}`, 'latin1');

/**
 * Writes a ZIP archive entry by entry; one entry at a time is in memory. Format:
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. Throws beyond 4 GB.
 */
export const zipInto = (write: Write) => {
  const directory: Buffer[] = [];
  let offset = 0;

  const put = async (...parts: readonly Uint8Array[]) => {
    for (const part of parts) {
      offset += part.length;
      await write(part);
    }
    if (offset > most.bytes) throw new Error('The archive is larger than its format allows');
  };

  return {
    /** `stored` for content that is compressed already. */
    add: async (name: string, content: Uint8Array, how: keyof typeof methods = 'packed') => {
      const packed = how === 'stored' ? content : deflateRawSync(content);
      const nameBytes = Buffer.from(name);
      const fields = fieldsOf(nameBytes, content, packed, methods[how]);
      const tail = Buffer.alloc(14);
      tail.writeUInt32LE(offset, 10);
      const madeBy = Buffer.from([versionNeeded, 0]);
      directory.push(Buffer.concat([signature('\x01\x02'), madeBy, fields, tail, nameBytes]));
      await put(signature('\x03\x04'), fields, nameBytes, packed);
    },

    end: async () => {
      if (directory.length > most.entries)
        throw new Error('The archive has more entries than its format allows');
      const listed = Buffer.concat(directory);
      const end = Buffer.alloc(22);
      end.write('PK\x05\x06', 'latin1');
      end.writeUInt16LE(directory.length, 8);
      end.writeUInt16LE(directory.length, 10);
      end.writeUInt32LE(listed.length, 12);
      end.writeUInt32LE(offset, 16);
      await put(listed, end);
    },
  };
};
export type Zip = ReturnType<typeof zipInto>;
