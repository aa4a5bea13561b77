/** How a talk begins. `{chapter}` is the one that was read last, and {hero} somebody in it. */
export const greetings = {
  any: [
    'Hello! How lovely that you are here.',
    'Hi there! Come and sit down beside me.',
    'Hello, hello! I was hoping for a reader.',
    'Hi! How nice of you to drop in.',
    'Hooray, a visitor! Hello.',
    'Hi! You come just at the right moment.',
    'Hello, reader! Good that you came.',
    'Hello! So you are in {chapter} now.',
    'Hi! Let us begin.',
    'Hello from me, and from {hero}!',
  ],
  morning: ['Good morning! A story goes well with breakfast.', 'Good morning! You are up early for a story.'],
  afternoon: ['Good afternoon! Just the right time for a story.'],
  evening: ['Good evening! That is the best time for a story.', 'Good evening! How nice of you to come.'],
  again: ['Welcome back! How good to hear you again.', 'You are back! That makes me glad.'],
} as const;
