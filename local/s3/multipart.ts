import { createHash, randomUUID } from 'node:crypto';
import type { Bucket } from './bucket';

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly xml?: string;
}

interface Upload {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

/** Whether a request is about an upload in parts and not about an object. */
export const isOfUpload = (query: URLSearchParams): boolean => query.has('uploads') || query.has('uploadId');

/** S3 accepts no smaller part but the last one. */
const smallestPart = 5 * 1024 * 1024;
const mostParts = 10_000;

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;

const invalid = { status: 400, xml: '<Error><Code>InvalidPart</Code></Error>' };

/**
 * Uploads in parts, as S3 has them. They are in memory: after a restart an upload is unknown, nothing of it is stored, and its
 * function begins another one.
 */
export class Uploads {
  private readonly open = new Map<string, Upload>();

  constructor(private readonly bucket: Bucket) {}

  handle({ method, key, query, body }: Asked): Answer {
    if (query.has('uploads')) return this.begin(key);
    const id = query.get('uploadId') ?? '';
    const upload = this.open.get(id);
    if (upload?.key !== key) return { status: 404, xml: '<Error><Code>NoSuchUpload</Code></Error>' };
    if (method === 'PUT') return this.take(upload, Number(query.get('partNumber')), body);
    const answer = method === 'POST' ? this.complete(upload, body) : { status: 204 };
    if (answer.status < 300) this.open.delete(id);
    return answer;
  }

  private begin(key: string): Answer {
    const id = randomUUID();
    this.open.set(id, { key, parts: new Map() });
    return {
      status: 200,
      xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    };
  }

  private take({ parts }: Upload, number: number, body: Buffer): Answer {
    if (!Number.isInteger(number) || number < 1 || number > mostParts) return invalid;
    parts.set(number, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }

  private complete({ key, parts }: Upload, body: Buffer): Answer {
    const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const found = listed.flatMap(([, number, etag]) => {
      const part = parts.get(Number(number));
      return part !== undefined && etagOf(part) === etag ? [part] : [];
    });
    const isLarge = found.slice(0, -1).every(({ length }) => length >= smallestPart);
    if (found.length === 0 || found.length < listed.length || !isLarge) return invalid;
    this.bucket.put(key, Buffer.concat(found));
    return { status: 200, xml: '<CompleteMultipartUploadResult/>' };
  }
}
