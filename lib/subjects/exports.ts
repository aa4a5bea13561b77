import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    sendsTo: ['exportsWorker'],
    media: { exports: ['GetObject'] },
    consequence: 'Screens',
    notice: 'no copy of data can be asked for or got',
  },
  worker: {
    // Five times as long as the copy of a child with three years of reading takes.
    timeout: 300,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    queue: { batchSize: 1, maxConcurrency: 5 },
    media: {
      comics: ['GetObject'],
      exports: ['PutObject', 'DeleteObject', 'AbortMultipartUpload'],
    },
    environment: ['consentAges', 'transcripts'],
    consequence: 'Work',
    notice: 'copies of data are not made',
    example: { Records: [] },
  },
} satisfies SubjectDeclaration;
