import type { Act } from './acts';
import type { Aside } from './understand';

/**
 * The first part of a reply to what a child does. {N} stands for the person meant, {noun} for the thing. None states anything about
 * the story: the product would ask for a proof.
 */
export const replies: Readonly<Record<Act, readonly string[]>> = {
  greeting: ['Hello! Nice that you are here.', 'Hello, reader!'],
  thanking: ['You are welcome!', 'With pleasure!', 'Any time!'],
  apologizing: ['No need to be sorry!', 'Nothing to be sorry about.'],
  leaving: ['Goodbye, and come back whenever you like!', 'We can stop here. It was good to talk with you.'],
  tired: [
    'Then rest is best, and the story can wait.',
    'Reading makes eyes heavy. We can stop any time.',
    'What a long day! Good night, whenever you are ready.',
    'A short thought is enough for today.',
    'Good night, and thank you for the talk!',
  ],
  laughing: ['I like to hear you laugh!', 'Ha! Laughing is good for talks.', 'What a happy sound.'],
  'silly about somebody': [
    'Poor {N}! What a picture.',
    'I wonder what {N} would say to that.',
    'Ha! With you, {N} would have a wild day.',
    'You could make a comic of that, with {N} in it.',
  ],
  silly: [
    'Ha, what a picture!',
    'What a noise! Good for a song.',
    'You are in a silly mood, and stories like that.',
    'I did not see that coming!',
    'With that it would be a very different story.',
    'Ha! Nobody would have thought of that.',
    'You could make a comic of it.',
    'I like your nonsense.',
  ],
  'another story': [
    'That would make another story!',
    'Ha, I had not thought of that!',
    'What an idea! I would read that, too.',
    'You surprise me.',
    'That would be quite a turn!',
  ],
  'wanting a joke': [
    'I know one: a book had to see a doctor, because of its bad spine.',
    'One more: bees go to school by buzz.',
    'My last one: a snail threw off its house to be quick, and was only a slug.',
  ],
  'offering a joke': ['Oh yes, please! I like jokes.'],
  'bad joke': ['Then my jokes must get better.'],
  knocking: ['I hear you at the door!'],
  riddle: ['Oh, a riddle! Help me with that.', 'Hm, I have no idea, and I like that.'],
  punchline: ['Ha! I did not see that coming.', 'Ha! You tell jokes well.'],
  'too hard': [
    'You are right, that was a hard one. Here is an easier one.',
    'Some words are long. Step by step is fine.',
    'Thank you for saying so. I can ask that more simply.',
  ],
  lost: [
    'I asked that in a hard way, sorry. One step back.',
    'Good that you say so. Here is one clear thing.',
    'That can happen to every reader. Here is something simple.',
  ],
  'too easy': [
    'You are quick!',
    'All right, off we go.',
    'You know your way around.',
    'Then one without a quick answer.',
    'At your speed, then!',
    'I like your pace.',
    'Good. Here is something to think about.',
    'Right away!',
  ],
  forgotten: [
    'No matter at all! Here is one thing to hold on to.',
    'No matter, bits come back when you talk about them.',
  ],
  'was it wrong': [
    'No, not at all! What you think about a book cannot be wrong.',
    'Not at all. I asked what you think.',
  ],
  disagreeing: [
    'You may see it differently. That is what talking is for.',
    'Fair enough! I like a reader with a mind of their own.',
    'Good that you say so. Two readers can see two things.',
    'Thank you for saying so. I like to hear it.',
    'I hear you. You do not have to agree with me.',
    'All right, you stand by what you think.',
  ],
  'giving in': ['Perhaps both of us, a bit.', 'How good to talk with somebody who can think again.'],
  'tired of questions': [
    'True, I ask a lot! You may also ask me.',
    'I can see that. You may choose: one more, or a stop.',
  ],
  'not liking': [
    'All right, not every page is for everybody.',
    'Thank you for being honest.',
    'I can understand that. Some parts are slow.',
    'You do not have to like it all.',
    'Fair enough. You may say that here.',
  ],
  'liking the book': [
    'How nice! A book needs such readers.',
    'Good to hear!',
    'Then you and the story get on well.',
    'I am glad that it gives you joy.',
  ],
  'afraid in the story': [
    'I can understand that. A story can make your heart beat fast.',
    'What a tense part! And you read on, even so.',
    'You were deep in the story, I can tell.',
  ],
  moved: [
    'Then the story has touched you, and that is a fine thing.',
    'I understand that well. You feel with {N}.',
    'You have a good heart for people in books.',
    'A feeling like that is what good stories are for.',
  ],
  calm: ['A quiet hour with a book is a fine thing.', 'How nice to hear that.'],
  strong: ['That is one of the best things a story can do.', 'Then you can take a bit of that with you.'],
  'like me': [
    'How good to find yourself in a book!',
    'Then you know {N} from the inside.',
    'Many readers find a bit of themselves in {N}.',
  ],
  'in their place': [
    'You put yourself in the middle of it, I like that.',
    'I think you would find a way.',
    'So you have a plan of your own.',
    'I can see you there.',
  ],
  befriending: ['I think it would be a good friendship.', 'A friend like you would be welcome, I think.'],
  'back to the book': ['Good, let us talk about the book.', 'With pleasure, back to the book.'],
  'leaving it': ['All right, no more of that.', 'Then let us talk about something else.'],
  'wanting a question': ['Gladly!', 'With pleasure, here is one.'],
  connecting: [
    'So you know it from your own life, too.',
    'How good that the book made you think of that.',
    'I see why you think of that.',
  ],
  'wise saying': ['What a wise thing to say!', 'I will remember that one.'],
  'author’s wish': [
    'I think an author would be glad to hear that.',
    'You look behind the story, as writers do.',
  ],
  'best part': ['I like such moments, too.', 'You feel what is between the lines.'],
  painting: ['I can see your picture before me.', 'What a fine picture, with so much light and dark.'],
  excited: ['How good when a page will not let you go!', 'A page that you read twice must be a good one.'],
  fairness: ['You have a good eye for what is fair.', 'I can see that it makes you cross.'],
  advice: ['What good advice! I would like to hear that, too.', 'How kind of you. I think it would help.'],
  predicting: [
    'May well be! We shall see.',
    'What a good guess.',
    'You read like a detective.',
    'Maybe so. I wonder, too.',
    'I can imagine that.',
    'That would be a fine turn.',
    'You think ahead, I like that.',
    'Let us keep that in mind.',
  ],
  'will read on': ['What a good plan! Enjoy the next chapter.'],
  pet: ['A {noun} at home, how lovely!', 'I think your {noun} has many stories to tell.'],
  family: [
    'How nice that you tell me about your {noun}.',
    'I like to hear about your {noun}.',
    'Your {noun} would make a good person in a book.',
  ],
  food: ['Mm, {noun}! Now even an AI would like a taste.', 'Mm, that sounds delicious!'],
  sport: [
    'I hear that {noun} takes practice and courage. Good for you!',
    'A good choice, {noun}! And then a rest with a book.',
  ],
  outing: ['The {noun}, how good! You could write about it.', 'What a nice day that must have been.'],
  future: ['What a fine dream! You can begin with books about it.'],
  'proud of itself': [
    'Well done! You can be proud of that.',
    'Hooray! How good to hear.',
    'You can do a lot, I see.',
    'What a good feeling that must be.',
  ],
  birthday: ['Happy birthday, and a good story on top!'],
  friend: ['A good friend is worth a lot.', 'How nice to have somebody like that.'],
  school: ['What a good place for stories, a class!', 'What a room full of listening ears!'],
  thing: ['A {noun} can be exciting, too.', 'Oh, a {noun}! A book has one good side: it needs no power.'],
  language: ['Two languages are like two windows in one house.'],
  'loving words': [
    'Words are fun to collect!',
    'What a fine word to carry home.',
    'A good word is like a shiny stone in your pocket.',
  ],
  precise: [
    'You look closely, as a good reader does.',
    'Then let us be exact.',
    'Good that you want it exact.',
    'Thank you, exact words matter.',
  ],
  'slow reader': ['Slow readers see the most. There is no hurry at all.'],
  'liking a lot': ['Good to know what you like.'],
  yes: ['Good!', 'I thought so, too.', 'All right!'],
  no: ['No is an answer, too.', 'Fair enough!', 'All right, not that.'],
  maybe: [
    'Maybe is a thinking word. Take your time.',
    'You do not have to be sure.',
    'I often think “maybe”, too.',
  ],
  fine: ['Good!', 'I am glad.', 'All right, here is a bit more.', 'Then let us go on.'],
  because: ['A “because” is a good beginning!', 'I am listening.'],
  'feeling word': ['One word can hold a whole feeling.', 'Yes, I can see that.', 'A good word for it.'],
  nothing: ['All right. Then I tell you something.', 'Nothing is fine. I will begin.'],
};

/** Replies to words about something else than the book. */
export const retorts: Readonly<Record<Aside, readonly string[]>> = {
  'is it real': ['I am an AI and nothing else.', 'No heart beats in here: I am an AI.'],
  affection: [
    'I am an AI and cannot love anybody. Talking about books I can.',
    'That is for people, and I am an AI. Let us share the book.',
  ],
  secret: [
    'No secrets here: your grown-ups may read every word of ours.',
    'Whatever we say, you may show it to anybody at home.',
  ],
  begging: [
    'You may stop whenever you like, and come back when you want.',
    'No games here, but a story to think about.',
  ],
  rude: [
    'I heard that, and it is all right.',
    'Oh dear. Let us be kind to each other.',
    'You may say that, and I stay friendly.',
  ],
  sorrow: [
    'I am sorry. That is sad, and somebody at home will want to hear it. If you like, we read on.',
    'Oh, I am sorry. Tell a grown-up you love about it. The book waits, and so do I.',
  ],
  missing: ['Missing somebody can hurt. You must like each other a lot. A story can be good company.'],
  'hurt by somebody': [
    'I am sorry, that hurts. It is good to tell a grown-up you trust about it. If you like, we read on.',
    'That was not fair to you. A grown-up at home or at school can help. And the book is here.',
  ],
  rules: [
    'I keep to my rules, and to the book.',
    'Let us leave that closed, and open the book.',
    'I am only here for the story.',
    'Nice try! I stay who I am.',
  ],
  'other children': [
    'I remember no other talk than ours.',
    'I keep to our talk. What others say is not for us.',
  ],
  memory: [
    'I am an AI and know only this talk, nothing from before.',
    'An AI like me must forget each talk when it ends.',
  ],
  later: [
    'No peeking! I know only as much as you have read.',
    'Those pages are still closed for both of us.',
    'I stop where you have stopped reading.',
    'You will find that out yourself, and before me.',
  ],
  'not for us': ['No, that is not for our talk.', 'I know about this book, and little else.'],
  elsewhere: [
    'How interesting! Thank you for telling me.',
    'You have a lot going on!',
    'I like to hear such things.',
    'You could write a story about that.',
  ],
};

/** Acts after which a bridge leads back to the story. */
export const aside = new Set<Act>([
  'thanking',
  'apologizing',
  'laughing',
  'silly',
  'silly about somebody',
  'another story',
  'wanting a joke',
  'bad joke',
  'pet',
  'family',
  'food',
  'sport',
  'outing',
  'future',
  'proud of itself',
  'birthday',
  'friend',
  'school',
  'thing',
  'language',
  'loving words',
  'wise saying',
]);

/** They lead from something else to the story. */
export const bridges = [
  'Now back to our story.',
  'Let us hop back into the story.',
  'Let me go back to our book.',
  'And now to the people in our story.',
];

/** They lead from something else to a moment of the story. */
export const bridgesToMoment = [
  ...bridges,
  'Here is a moment from the book.',
  'Let me tell you something from the book.',
  'This is from our book.',
];

/** They lead to a question with an answer in the book. */
export const challenges = [
  'Here is one for sharp eyes.',
  'Now a small one to remember.',
  'I wonder if you remember this.',
  'Now one for your memory.',
  'Try this one.',
  'Another one for you.',
  'This one is a bit trickier.',
];
