import type { Thread } from './thread';

/** What children tell of their days. */
export const home: readonly Thread[] = [
  {
    on: /\bmy name is\b/i,
    says: ['Nice to meet you! I keep no names, but I like yours.'],
    asks: ['What shall we talk about first?', 'Who in the book would you like to meet?'],
  },
  {
    on: /\b(?:is|are|he['’]?s|she['’]?s|they['’]?re) (?:called|named)\b|\bnames? (?:is|are)\b/i,
    says: ['{name}! What a good name.', '{name}! I like the sound of that.'],
    asks: ['How did you find that name?', 'Who chose it?'],
  },
  {
    on: /\b(?:burn(?:ed|t)|spilled|spilt|dropped|ruined|broke) (?:a|the|my|some|it)\b(?! (?:arm|leg|foot|finger|toe|hand|nose))/i,
    says: ['That can happen to anybody.'],
    asks: ['What did you do then?', 'How did you feel just then?'],
  },
  {
    on: /\b(?:quiz|test|points|gems|badge|grade|level)\b/i,
    says: ['You have worked for that.'],
    asks: ['What was the hardest bit of it?', 'How did you do it?'],
  },
  {
    on: /\bfunniest (?:kid|one|person|boy|girl)\b/i,
    says: ['The funniest of all! That is a big honour.'],
    asks: ['What was your best one this week?', 'How do you make a whole class laugh?'],
  },
  {
    on: /\bfriend has this book\b|\bfriend (?:is|was) reading\b|\bfriend read\b/i,
    says: ['Then the two of you can talk about it!'],
    asks: ['What does your friend think of it?', 'Which part would you ask your friend about?'],
  },
  {
    on: /\blost (?:a|my) (?:\w+ )?tooth\b|\bwobbly tooth\b/i,
    says: ['A tooth! Hooray, you are growing.'],
    asks: ['How did it come out?', 'What will you do with the tooth?'],
  },
  {
    on: /\bbites? everybody\b|\bbit me\b/i,
    says: ['Ouch, a biter!'],
    asks: ['What do you think it is so cross about?', 'How do you tame somebody who bites?'],
  },
  {
    on: /\bhamster|guinea pig|rabbit/i,
    says: ['Small and soft and full of plans!'],
    asks: ['What does it get up to at night?'],
  },
  {
    on: /\b(?:my|have|got|our|new|two|three) (?:\w+ )?(?:dogs?|pupp(?:y|ies))\b/i,
    says: ['A dog! Then somebody is always glad when you come home.'],
    asks: ['What is the silliest thing {name} has done?', 'What is so nice about having a dog?'],
  },
  {
    on: /\b(?:my|have|got|our|new|two|three) (?:\w+ )?(?:cats?|kittens?)\b/i,
    says: ['A cat! A cat has its own plans.'],
    asks: ['What does your cat get up to?', 'Where does your cat like to sleep?'],
  },
  {
    on: /\b(?:horse|pony|parrot|fish|turtle|tortoise|budgie|snake|lizard)\b/i,
    says: ['Not everybody can say that.'],
    asks: ['What do you like best about it?', 'What would it say if it could talk?'],
  },
  {
    on: /\b(?:cold|freezing) water\b/i,
    says: ['Brr, cold water! That makes me shiver to think of it.'],
    asks: ['What is better: a jump, or one toe at a time?', 'What do you tell yourself before you go in?'],
  },
  {
    on: /\bswim(?:ming)?\b/i,
    says: ['With swimming you have to trust the water.', 'Swimming! You have to trust the water.'],
    asks: ['What do you like better: under water or on top?', 'How did you learn it?'],
  },
  {
    on: /\blearning to (\w+)/i,
    says: ['A new thing to learn is exciting.'],
    asks: ['What is the hardest bit about it, do you think?', 'What did you learn after many tries?'],
  },
  {
    on: /\bonly like (football|soccer|basketball|games|gaming)\b/i,
    says: ['Fair enough! A game of {1} can be like a story.'],
    asks: ['What makes a match so exciting for you?', 'What would a really good {1} story need?'],
  },
  {
    on: /\b(?:football|soccer|basketball|tennis|hockey|judo|karate)\b/i,
    says: ['Sport is full of stories!'],
    asks: ['Where do you play: in front or at the back?', 'What was your best moment in a game?'],
  },
  {
    on: /\b(?:danc(?:e|ing)|ballet|gymnastics)\b/i,
    says: ['Music in the feet, then!'],
    asks: ['What do you dance to?', 'How does it feel on a stage?'],
  },
  {
    on: /\b(?:beach|sea|lake|pool|island)\b/i,
    says: ['Water and sand in everything!'],
    asks: ['What did you find or build there?', 'What was the best thing about that day?'],
  },
  {
    on: /\b(?:zoo|park|museum|cinema|forest|farm|mountains?|camping|holidays?|vacation|trip)\b/i,
    says: ['That sounds like a day to remember.'],
    asks: ['What did you see that you did not expect?', 'What would you show me there first?'],
  },
  {
    on: /\bpancakes?\b/i,
    says: ['Mm, pancakes! Lucky you.'],
    asks: ['What do you put on them?', 'What makes them so good, do you think?'],
  },
  {
    on: /\b(?:pasta|pizza|spaghetti|noodles|rice|soup|burger|fries|chips)\b/i,
    says: ['Mm! That is good to hear about.', 'Mm! That would make any reader hungry.'],
    asks: ['What do you like on top of it?', 'What would you cook for the people in this story?'],
  },
  {
    on: /\b(?:cake|chocolate|ice cream|cookies?|sweets|candy)\b/i,
    asks: ['Would you share it, and with whom?', 'What is the best thing you ever baked or ate?'],
  },
  {
    on: /\bbirthday\b/i,
    says: ['Happy birthday! I hope it’s a lovely day.', 'A birthday! Hooray, and hooray again!'],
    asks: ['What are you looking forward to most?', 'How would you like to spend the day?'],
  },
  {
    on: /\bat (\d+) percent\b|\bbattery\b|\bcharg(?:e|ing)\b/i,
    says: ['Quick, then, before it goes dark!', 'Oh, not much left, then.'],
    asks: ['What would you like to say before it goes off?', 'What do you like to do on it?'],
  },
  {
    on: /\bnew (car|bike|house|room|baby|phone|tablet|school|coat|shoes)\b/i,
    says: ['A new {1}! Something is going to change, then.'],
    asks: [
      'What are you most curious about?',
      'What will be different with it?',
      'Will you miss the old times a bit?',
    ],
  },
  {
    on: /\b(?:minecraft|roblox|fortnite|video ?games?|playstation|nintendo|gaming)\b/i,
    says: ['A game is a story where you hold the pen.'],
    asks: ['What is the best thing you built or won there?', 'What would this book be like as a game?'],
  },
  {
    on: /\bteacher\b.*\breads?\b|\breads? to us\b/i,
    says: ['It is lovely when somebody reads to you!', 'A teacher who reads aloud! Lucky class.'],
    asks: ['What does your teacher read just now?', 'What do you do while you listen: sit still, or draw?'],
  },
  {
    on: /\b(?:teacher|class|school)\b/i,
    says: ['School has stories of its own.'],
    asks: ['What would be a good day at school for you?', 'Would this book be good for your class, and why?'],
  },
  {
    on: /\b(?:vet|doctor|nurse|pilot|teacher|author|scientist|astronaut|firefighter|police\w*|artist|singer|footballer|cook|chef)\b.*\bone day\b|\bwant to be an? (\w+)/i,
    says: ['I like a reader with a plan.'],
    asks: ['What would your first day be like?', 'What made you want that?'],
  },
  {
    on: /\bfix(?:es|ed)?\b.*\b(\w+s)\b/i,
    says: ['Hands that know what they do.'],
    asks: ['What have you seen him mend?', 'What would you like to learn from that?'],
  },
  {
    on: /\bgrand(?:pa|ma|father|mother)\b|\bgran(?:ny)?\b|\bnana\b/i,
    says: ['{Own}! I can just picture it.', 'It is good to have grandparents.'],
    asks: ['What do you two like to do together?', 'What would you like to ask about the old days?'],
  },
  {
    on: /\bgood at (\w+)/i,
    says: ['Say it out loud, you may be proud of it.'],
    asks: ['What do you like best about {1}?', 'How did you get so good at it?'],
  },
  {
    on: /\bpaper (?:boat|plane)\b/i,
    says: ['From nothing but a sheet of paper.'],
    asks: ['Where will it sail?', 'Who would you send off in it?'],
  },
  {
    on: /\bI (?:made|built|painted|drew|baked|sewed|knitted) (?:a|an|some|my) /i,
    says: ['Made with your own hands.'],
    asks: ['How did you do it?', 'What was the tricky bit?'],
  },
  {
    on: /\bI (?:won|scored|finished|passed)\b/i,
    says: ['Hooray!'],
    asks: ['How did that feel?', 'Who was glad with you?'],
  },
  {
    on: /\bbest friend\b|\bmy friend\b/i,
    says: ['Friends like that are worth a lot.'],
    asks: [
      'What do you two laugh about?',
      'How did you two become friends?',
      'What makes a friend a good one, for you?',
    ],
  },
  {
    on: /\b(?:broke|hurt|cut) my (\w+)/i,
    says: ['Ouch! I hope that it is well again.'],
    asks: ['How did that happen?', 'Who helped you just then?'],
  },
  {
    on: /\b(?:I(?:['’]m| am) ill|I(?:['’]m| am) sick|headache|tummy ache|stomach ache|fever)\b/i,
    says: ['Oh no, that’s no fun. I hope you get better soon.'],
    asks: ['What helps you when you are ill?'],
  },
  {
    on: /\b(?:snow(?:s|ing|ed)?|rain(?:s|ing|ed)?|thunder|storm)\b/i,
    says: ['Weather like that is made for reading.'],
    asks: ['What do you like to do in weather like that?', 'How does that sound outside?'],
  },
  {
    on: /\b(?:my|our) (?:little |big |older |younger |small |twin )?(?:brother|sister|cousin)s?\b/i,
    says: [
      '{Your}! Never a dull day, I think.',
      '{Your}! I can picture that.',
      'That is so like a real {kin}!',
    ],
    asks: ['What do you two get up to together?', 'What is the best thing about {your}?'],
  },
  {
    on: /\b(?:mum|mom|dad|mother|father|parents)\b/i,
    says: ['{Own}! I can just picture it.', 'It is good to hear about your family.', 'That is nice to hear.'],
    asks: ['What do you like to do together?', 'How was that for all of you?'],
  },
  {
    on: /\b(?:moving|moved|move) (?:house|home|to|away)\b/i,
    says: ['A move! That is big, and a bit strange at first.'],
    asks: ['What will you take along first?', 'What do you hope to find there?'],
  },
  {
    on: /\b(?:dinosaurs?|dragons?|unicorns?|robots?|space|planets?|sharks?|whales?|horses|volcano\w*)\b/i,
    says: ['You know something about that, I can tell.'],
    asks: ['What is the best thing you know about it?', 'What would you still like to find out?'],
  },
  {
    on: /\b(?:piano|guitar|violin|drums?|flute|sing(?:ing)?|choir|music)\b/i,
    says: ['Music! That goes well with stories.'],
    asks: ['What do you like to play or sing?'],
  },
  {
    on: /\b(?:draw(?:ing)?|paint(?:ing)?|craft(?:s|ing)?|lego|building)\b/i,
    says: ['Your hands have good ideas!'],
    asks: ['What did you make last?', 'What would you make out of this story?'],
  },
  {
    on: /\bread(?:s|ing)? (?:\w+ ){0,3}(?:book|books|at night|in bed)\b/i,
    says: ['I like to hear that about a reader.'],
    asks: ['Where do you like to read?', 'What was the last book that you did not want to end?'],
  },
];
