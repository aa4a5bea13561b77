import type { Tone } from './tone';

/** What a child worries about, misses or bears. */
export const hardAtHeart: readonly Tone[] = [
  {
    name: 'somebody ill',
    isHard: true,
    needs:
      /\b(?:hospital|ill|sick|poorly|unwell|operation|cancer|blind|deaf|dementia|cough\w*|doctor|fever|can(?:not|['’]?t| not))\b/i,
    like: [
      'my mum is in hospital',
      'my grandma is very ill',
      'my dad had an operation',
      'my baby brother is sick',
    ],
    words:
      /\b(?:my|our)\b.*\b(?:in (?:the |a )?hospital|(?:ill|sick|poorly|unwell)\b|had an operation|cancer|going (?:blind|deaf)|dementia|can(?:not|['’]?t| not) (?:see|hear|walk|remember))/i,
    says: [
      'I am sorry to hear that about {your}. That is a big worry.',
      'Oh, {your}! Then you must think of that a lot.',
    ],
    helps: ['Tell somebody at home how that is for you. A drawing can travel to a sickbed.'],
    asks: ['Who takes care of you meanwhile?', 'What would make {your} smile?'],
  },
  {
    name: 'somebody hurt',
    isHard: true,
    like: ['my grandpa broke his leg', 'my sister hurt her knee', 'my brother has a plaster cast'],
    words:
      /\bmy (?!arm|leg|foot|finger|toe|hand|nose|wrist|knee|head)(?:\w+ )?\w+ (?:has |had )?(?:broke|hurt|cut|burn(?:ed|t)|sprained|twisted) (?:his|her|its|their)\b/i,
    says: [
      'Ouch, poor {your}! Such things mend, but slowly.',
      'Oh no, {your}! That takes a lot of patience.',
    ],
    helps: ['A visit can help a lot.'],
    asks: ['Is {your} well again?', 'How did that happen?'],
  },
  {
    name: 'missing',
    isHard: true,
    like: [
      'my friend moved to another city',
      'i miss my old school',
      'my dad lives far away',
      'i never see my cousins',
      'we are moving away',
    ],
    words:
      /\bmy (?:\w+ )?\w+ (?:moved|is moving|has moved|went|lives?) (?:\w+ )?(?:away|far|to (?:an)?other|abroad)\b|\bI miss (?:my|our|him|her|them|it)\b|\bI (?:never|hardly ever) see my\b/i,
    says: [
      'That is hard. One keeps wanting to tell {your} things.',
      'I am sorry. That is a big hole in a day.',
    ],
    helps: ['A letter or a drawing can travel all that way.'],
    asks: ['What would you tell {your} first?', 'What did you like to do together?'],
    shows: ['lonely', 'sad'],
  },
  {
    name: 'seldom there',
    isHard: true,
    needs: /\b(?:never|always|nights?|work\w*|shifts?|away|busy|asleep|time|sees?)\b/i,
    like: [
      'my dad works at night so i never see him',
      'my mum is always at work',
      'my dad does night shifts and sleeps all day',
      'my parents never have time',
    ],
    words: /\b(?:night shifts?|always (?:at work|working|asleep|away|busy)|never (?:has|have|got) time)\b/i,
    says: ['Then you two have to be clever to meet.', 'So the time that you do have together counts double.'],
    helps: ['A note on the table can be read at any hour.'],
    asks: ['What do you do when you are together?', 'What would you write on a note?'],
  },
  {
    name: 'worry at home',
    isHard: true,
    needs:
      /^(?!.*\b(?:friend|help)).*\b(?:parents|lost|losing|money|poor|sell|divorc\w*|argu\w*|fight\w*|shout\w*|apart|leave|split|rent|worr\w*)\b/i,
    like: [
      'my parents might have to sell our house',
      'my parents are getting divorced',
      'my mum and dad argue a lot',
      'my dad lost his job',
      'we do not have much money',
    ],
    words:
      /\b(?:divorc\w*|split up|separated|lost (?:his|her) job|sell our (?:house|home|flat)|leave our (?:house|home|flat)|(?:parents|mum and dad|mom and dad) (?:\w+ )?(?:argue|fight|shout)\w*)\b/i,
    says: ['That is a big worry for a child. I am sorry.', 'I am sorry. That is a lot to carry around.'],
    helps: ['Tell a grown-up you trust what you are afraid of. They may know more than I do.'],
    asks: ['Who could you talk to about it?', 'Who listens well at home?'],
  },
  {
    name: 'bad dream',
    isHard: true,
    like: [
      'i have a dream where i am falling',
      'i had a nightmare',
      'i dream of monsters',
      'i had a bad dream',
    ],
    words:
      /\bnightmares?\b|\bbad dreams?\b|\bdream(?:s|ed|t|ing)?\b.*\b(?:falling|fall|chas\w*|monsters?|lost|die|scary)\b/i,
    says: [
      'That is a horrid feeling. You can open your eyes, and your bed is still under you.',
      'Brr. I am sorry. Many people dream like that, and you are safe in your bed.',
    ],
    helps: ['Tell somebody about it in the morning. That can make a dream small.'],
    asks: ['Who could you tell in the morning?', 'How does it go away?'],
  },
  {
    name: 'afraid',
    isHard: true,
    like: [
      'i am scared of the dark',
      'i am afraid of dogs',
      'i do not like thunder',
      'i am scared of spiders',
      'i never go in the lift because i am scared',
    ],
    words:
      /\bI(?:['’]?m| am| get| feel)(?: (?!not\b)\w+)? (?:scared|afraid|frightened|terrified) (?:of|at|in|when|if)\b/i,
    says: [
      'Many people are, and big ones, too. They just say it less.',
      'That is good to say out loud. Brave people are afraid, too.',
    ],
    helps: ['It helps to tell somebody who can stay near you.'],
    asks: ['What helps you then?', 'Who is good to have near you then?'],
    shows: ['scared'],
  },
  {
    name: 'nervous',
    isHard: true,
    like: [
      'i have a maths test tomorrow',
      'i am nervous about my new school',
      'i have to go to the dentist',
      'tomorrow i have to talk in front of the class',
    ],
    words:
      /\bI(?:['’]?m| am)(?: \w+)? (?:nervous|worried|anxious)\b(?! (?:for|that|when|because) (?:he|she|they))/i,
    says: ['That makes one’s tummy flutter.', 'The wait can be the worst part of it.'],
    helps: ['If you tell a worry to somebody, it can get lighter.'],
    asks: ['What part of it worries you most?', 'Who could wish you luck?'],
  },
];
