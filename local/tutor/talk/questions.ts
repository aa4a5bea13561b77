/** Introductions before a quoted sentence. */
export const leads = [
  'I keep thinking of this: “{sentence}”',
  'Listen to this line: “{sentence}”',
  'In chapter {chapter} I stopped at: “{sentence}”',
  'There is this: “{sentence}”',
  'One sentence stayed with me: “{sentence}”',
];

/** Open questions about a person in a sentence. */
export const aboutPerson = [
  'How do you think {name} felt just then?',
  'Why do you think {name} did that?',
  'What would you have done in the place of {name}?',
  'What does that tell you about {name}, and why?',
  'What would you like to say to {name}?',
  'Would you trust {name} after that, and why?',
  'What do you think {name} was hoping for?',
  'When did you feel like {name}?',
  'How would {name} tell that to somebody else?',
  'What do you think {name} learned from it?',
];

/** The same, about the character that the tutor plays. */
export const aboutMe = [
  'How do you think I felt just then?',
  'Why do you think I did that?',
  'What would you have done in my place?',
  'What would you have said to me there?',
  'Was I right to do that, and why?',
  'What do you think I was hoping for?',
  'How would you have helped me there?',
  'What do you think I did not see just then?',
];

/** About a sentence without a person. */
export const aboutMoment = [
  'What picture do you see when you read that?',
  'Which word in that sentence do you like best, and why?',
  'What do you think comes of it?',
  'What made that moment funny, sad or exciting for you?',
  'How would you tell that to a friend?',
  'What were you wondering when you got there?',
  'Why might the author have put that in?',
  'What sounds and smells would you notice there?',
  'Who do you think would see it differently?',
  'What could have gone wrong there?',
  'What does that remind you of?',
  'What would change if it had not happened?',
  'What colour would you paint that part, and why?',
  'How would you act that on a stage?',
];

/** About a whole chapter. Each question suits any chapter. */
export const aboutChapter = [
  'If you told chapter {chapter} in one sentence, what would you say?',
  'Why do you think the chapter is called {title}?',
  'What happened in chapter {chapter} that you did not expect?',
  'Who was brave in chapter {chapter}, and how could you tell?',
  'Which moment of chapter {chapter} would you draw, and why?',
  'What was so hard for somebody in chapter {chapter}, and why?',
  'How did somebody change in chapter {chapter}?',
  'What would you like to ask somebody in chapter {chapter}?',
  'Why does chapter {chapter} end the way it does, do you think?',
  'What would you change in chapter {chapter}?',
  'How did you feel at the end of chapter {chapter}?',
  'Which small thing in chapter {chapter} do you think will matter?',
  'What made you smile in chapter {chapter}?',
  'Whom would you have helped in chapter {chapter}, and how would you do it?',
  'Which sentence of chapter {chapter} would you read aloud to somebody?',
];

/** For a child who finds a question hard, or says little. */
export const easy = [
  'Which part did you like so far?',
  'Who in the story would you like to meet?',
  'Was there something that made you smile?',
  'What was it about, in your own words?',
  'Would you like to be in that story for a day?',
  'What picture comes into your head first?',
];

/** Questions that any reader can answer, even about a book that the tutor has not read. */
export const aboutBook = [
  'What happened in the part that you read last?',
  'Who do you think is the most interesting person in it?',
  'Why do you think they did that?',
  'How did you feel while you were reading it?',
  'Which moment would you show in a film?',
  'What would you change if you were the author?',
  'What do you think comes next?',
  'Who would you choose as a friend, and why?',
  'Where does it happen, and would you like to live there?',
  'What made you laugh, or worry?',
  'Which place in the story would you like to visit?',
  'What is the hardest thing that somebody has to do in it, and why?',
  'What would you put on the cover?',
  'If you could ask the author one thing, what would it be?',
  'Whom would you give this book to, and why?',
  'What do you know now that you did not know before?',
  'How would you have begun the story?',
  'What would you pack for a visit in that story?',
  'When did you want to stop reading, or could you not stop?',
  'What do you think the story is really about?',
];
