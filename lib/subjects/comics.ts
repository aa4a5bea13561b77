import { drawingJobDays } from '../../contract/jobs';
import { usualComicsAtOnce } from '../concurrency';
import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    // The feedback on a story may wait for a model twice.
    timeout: 115,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    sendsTo: ['comicsWorker'],
    media: { comics: ['GetObject'] },
    model: 'waits',
    environment: ['comics'],
    files: ['lambdas/comics/lists'],
    consequence: 'Screens',
    notice: 'no story can be sent and no comic looked at',
    isFrequent: true,
  },
  worker: {
    // Enough for a storyboard, two pictures and their checks.
    timeout: 300,
    // The codecs in WebAssembly and the pixels of a page need 270 MB, and two seconds of a whole processor.
    memory: 1024,
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: { batchSize: 1, maxConcurrency: usualComicsAtOnce, keptForDays: drawingJobDays },
    media: { comics: ['GetObject', 'PutObject', 'DeleteObject'], sketches: ['GetObject', 'PutObject'] },
    model: 'waits',
    environment: ['consentAges'],
    files: ['lambdas/comics/lists'],
    assets: [
      '@resvg/resvg-wasm/index_bg.wasm',
      '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
      '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2',
      '@fontsource/baloo-2/files/baloo-2-latin-ext-600-normal.woff2',
      '@fontsource/baloo-2/files/baloo-2-devanagari-600-normal.woff2',
    ],
    consequence: 'Work',
    notice: 'accepted stories are not drawn',
    example: { Records: [] },
  },
} satisfies SubjectDeclaration;
