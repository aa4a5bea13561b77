import type { ErrorDeclarations } from '../error';

export const readingErrors = {
  text_unavailable: {
    status: 404,
    text: 'The pages of this book are not here. Read it on paper, and come back for the quiz.',
  },
  chapter_not_found: { status: 404, text: 'This book has no such chapter. Choose one from its list.' },
  words_not_found: { status: 404, text: 'Wren cannot find these words in the pages you have read.' },
} as const satisfies ErrorDeclarations;
