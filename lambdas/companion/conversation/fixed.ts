/**
 * Fixed replies for the case that no draft may be shown. Each has one question, so that the talk continues. They rotate with
 * the turn, so that none is used twice in a row.
 */
const kind = [
  'Hm, I lost my thread there. Which part of the story do you remember best?',
  'Let me hop to another branch. Who in this book would you like to meet?',
  'My feathers are in a tangle today. What surprised you most so far?',
  'Let us look at it from another side. What would you have done in their place?',
  'I had better stay with the book. Which moment would you draw a picture of?',
  'Oops, that thought flew away. What do you hope will happen next?',
] as const;

/** Said instead of an answer to words that moderation refuses. */
const refused = [
  'Let us keep our words friendly here. What would you like to say about the story?',
  'I do not want to talk about that. What happened in the chapter that you liked?',
  'That is not for our reading nest. Which person in the book shall we talk about?',
  'Those words stay outside. Where in the story would you like to be right now?',
  'Let us be kind, also when we are cross. Who is kind in this book?',
  'I skip that. Which page would you like to read once more?',
] as const;

const inTurn = (texts: readonly string[], turn: number) => texts[turn % texts.length] ?? '';

export const kindReply = (turn: number): string => inTurn(kind, turn);
export const refusedReply = (turn: number): string => inTurn(refused, turn);

/** Added to a reply after every quarter of an hour: breaks are part of healthy use (California SB 243 asks for them). */
export const pause =
  'We have talked for quite a while, and I am an AI that never gets tired. Stretch your wings and have a break. The story waits for you!';
export const minutesBetweenPauses = 15;
