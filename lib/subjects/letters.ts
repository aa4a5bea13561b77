import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    consequence: 'Screens',
    notice: 'weekly letters cannot be switched on or off',
  },
  order: {
    timeout: 120,
    table: ['UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['lettersWorker'],
    environment: ['mails'],
    schedules: {
      Letters: {
        description: 'Orders the weekly letters that are due where their readers live',
        expression: 'rate(5 minutes)',
      },
    },
    consequence: 'Work',
    notice: 'families and teachers get no weekly letter',
    isFrequent: true,
    example: {},
  },
  worker: {
    // The pictures of a class with thirty books take a few seconds.
    timeout: 60,
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    queue: {
      batchSize: 1,
      // The jobs are spread over time by `order`; this bounds what piled up.
      maxConcurrency: 2,
      waitsMinutes: 60,
      // A letter is not sent after its day.
      keptForDays: 2,
      needsSender: true,
    },
    media: { comics: ['GetObject'] },
    environment: ['consentAges'],
    assets: [
      '@resvg/resvg-wasm/index_bg.wasm',
      '@fontsource/baloo-2/files/baloo-2-latin-600-normal.woff2',
      '@fontsource/baloo-2/files/baloo-2-latin-ext-600-normal.woff2',
      '@fontsource/baloo-2/files/baloo-2-devanagari-600-normal.woff2',
    ],
    consequence: 'Work',
    notice: 'families and teachers get no weekly letter',
    isFrequent: true,
    example: { Records: [] },
  },
} satisfies SubjectDeclaration;
