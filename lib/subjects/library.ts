import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['listing'],
    sendsTo: ['libraryWorker'],
    media: { imports: ['PutObject'] },
    consequence: 'Screens',
    notice: 'operators cannot add books',
  },
  worker: {
    timeout: 110,
    memory: 2048,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    queue: { batchSize: 1, maxConcurrency: 2 },
    media: { imports: ['GetObject', 'DeleteObject'] },
    consequence: 'Work',
    notice: 'uploaded books are not read or removed',
    example: false,
  },
  stock: {
    timeout: 110,
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    media: { 'store-items': ['PutObject'] },
    files: ['library', 'frontend/public/things'],
    runsOnDeployment: true,
    consequence: 'Work',
    notice: 'own books or items of the store are missing',
    example: false,
  },
} satisfies SubjectDeclaration;
