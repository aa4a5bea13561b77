import type { ErrorDeclarations } from '../error';

export const importsErrors = {
  import_not_found: { status: 404, text: 'This book is not there any more.' },
  import_not_uploaded: { status: 409, text: 'The file has not arrived. Please choose it again.' },
  import_not_ready: { status: 409, text: 'This book has moved on meanwhile. Please look at it again.' },
  import_not_a_book: { status: 422, text: 'This file is no EPUB and no plain text.' },
  import_protected: {
    status: 422,
    text: 'This file is locked by copy protection, so nobody but its shop can open it. Please upload one without.',
  },
  import_damaged: { status: 422, text: 'This file is damaged. Please download it again from its source.' },
  import_too_large: {
    status: 422,
    text: 'There is far more in this file than in a book: at most 5 MB of text and 500 chapters.',
  },
  import_empty: { status: 422, text: 'There is no text in this file: its pages may be pictures.' },
  import_failed: {
    status: 422,
    text: 'We could not read this file just now. Please try again.',
    retryable: true,
  },
  import_not_removed: {
    status: 409,
    text: 'This book is not completely removed yet. Please try again.',
    retryable: true,
  },
} as const satisfies ErrorDeclarations;
