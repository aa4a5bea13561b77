/** First words for a shy child: they are said as they are, and the companion asks on. */
export const openers = {
  wren: ['Ask me something easy!', 'I was surprised by something', 'I have a question about the book'],
  /** Each can be answered from the book for every character. */
  character: ['What are you afraid of?', 'What happened to you?', 'What do you like best?'],
} as const;
