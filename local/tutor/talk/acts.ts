/** What a child does with a message that neither answers a question nor asks about the book. */
export type Act =
  | 'greeting'
  | 'thanking'
  | 'apologizing'
  | 'leaving'
  | 'tired'
  | 'laughing'
  | 'silly'
  | 'silly about somebody'
  | 'another story'
  | 'bad joke'
  | 'connecting'
  | 'befriending'
  | 'back to the book'
  | 'leaving it'
  | 'wanting a question'
  | 'wise saying'
  | 'author’s wish'
  | 'best part'
  | 'painting'
  | 'excited'
  | 'fairness'
  | 'advice'
  | 'future'
  | 'liking a lot'
  | 'wanting a joke'
  | 'offering a joke'
  | 'knocking'
  | 'riddle'
  | 'punchline'
  | 'too hard'
  | 'lost'
  | 'too easy'
  | 'forgotten'
  | 'was it wrong'
  | 'disagreeing'
  | 'giving in'
  | 'tired of questions'
  | 'not liking'
  | 'liking the book'
  | 'afraid in the story'
  | 'moved'
  | 'calm'
  | 'strong'
  | 'like me'
  | 'in their place'
  | 'predicting'
  | 'will read on'
  | 'pet'
  | 'family'
  | 'food'
  | 'sport'
  | 'outing'
  | 'proud of itself'
  | 'birthday'
  | 'friend'
  | 'school'
  | 'thing'
  | 'language'
  | 'loving words'
  | 'precise'
  | 'slow reader'
  | 'yes'
  | 'no'
  | 'maybe'
  | 'fine'
  | 'because'
  | 'feeling word'
  | 'nothing';

const whole = (words: string) => new RegExp(`^(?:${words})[\\s.!?]*$`, 'i');

/** The first pattern that fits decides. */
const patterns: readonly (readonly [Act, RegExp])[] = [
  ['knocking', whole('knock,? knock')],
  ['offering a joke', /\b(?:hear|know|tell (?:you|u)) (?:a|my|this) (?:funny )?joke\b/i],
  ['wanting a joke', /\b(?:tell me|know|have|another|say|more)\b.*\bjokes?\b|\bknow another one\b/i],
  [
    'punchline',
    /^(?:to get to the|what do you (?:call|get)\b.*\?.*\w|because (?:it|he|she) (?:was|had) .*!$)/i,
  ],
  [
    'riddle',
    /^why (?:did|do|does|is|are|was) (?:the|a|an) (?:chicken|cow|duck|banana|skeleton|elephant|egg|tomato|bear|teacher|pig)\b|^what do you (?:call|get)\b/i,
  ],
  ['greeting', /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon))\b(?!.*\?).{0,20}$/i],
  [
    'tired',
    /\b(?:tired|sleepy|yawn\w*|exhausted|want to sleep)[\s.!]*$|^it['’]s (?:so |very )?late|\bgood ?night\b/i,
  ],
  [
    'leaving',
    /^(?:bye|goodbye|see you|ciao)\b|\b(?:can|could) we (?:stop|finish)\b|^(?:done|stop|enough|i['’]?m done)[\s.!]*$/i,
  ],
  [
    'thanking',
    /^(?:(?:ok|okay|oh),? )?(?:thank you|thanks|thx)\b|^that (?:is|was|'s) (?:very |so )?(?:kind|nice|helpful) of you/i,
  ],
  ['bad joke', /\b(?:not|wasn['’]?t|isn['’]?t) (?:that |so |very )?funny\b/i],
  [
    'laughing',
    /^(?:that(?:['’]?s| was| is) (?:so |very )?funny\b.*|(?:ha){2,}\w*|lo+l|hihi\w*|hehe\w*|xd|rofl)[\s.!]*$/i,
  ],
  [
    'silly',
    /^(?:bla+h?\b.*|(?:la){3,}\w*|whe+|[bcdfghjklmnpqrstvwxz]{5,}\w*|a?sdf\w*|poo+p?\w*|fart\w*|roa+r.*)[\s.!]*$|\b(?:roa+r|dinosaur|potato|unicorn|(?:banana|cake|pizza|pants)\b.*\b(?:head|mars|moon)|ate the moon|mars on|on a (?:cake|pizza))\b/i,
  ],
  ['slow reader', /\bread (?:very |so |really )?slow/i],
  [
    'too hard',
    /^(?:this|it|that|the \w+)(?:['’]s| is| are| was)? (?:too|so|very|really) (?:hard|difficult)\b|\bwords are (?:too|so|very) (?:hard|long)\b|\b(?:say|explain) (?:it|that) (?:easier|again|simpler|more simply)|\bnot know all the words\b/i,
  ],
  [
    'lost',
    /\b(?:do not|don['’]?t|did not|didn['’]?t) (?:understand|get it|get that)\b|\b(?:I['’]?m|I am) (?:lost|confused)\b|^(?:what|huh|hm+\?)\??$|\bwhat do you mean\b/i,
  ],
  [
    'too easy',
    /\b(?:too easy|harder one|hurry up|next question|know that already|just tell me)\b|^(?:next|skip|and)\??$|^yes yes/i,
  ],
  [
    'tired of questions',
    /\b(?:too many questions|always ask|stop asking|so many questions)\b|^why should i\b/i,
  ],
  ['was it wrong', /\b(?:is|was) (?:that|it|this) (?:wrong|right|ok|correct)\b|^am i (?:wrong|right)/i],
  ['forgotten', /\b(?:forgot|forget|can['’]?t remember|do not remember|don['’]?t remember)\b(?! something)/i],
  ['giving in', /\b(?:maybe|perhaps|ok|okay) you(?:['’]re| are) right\b|^you(?:['’]re| are) right\b/i],
  ['precise', /\b(?:exact|exactly|precise|I counted|you forgot|did not say that)\b/i],
  [
    'disagreeing',
    /^no\b.{3,}|\b(?:not true|not right|(?:don['’]?t|do not) (?:agree|think so)|you(?:['’]re| are) wrong|was not like that|still think)\b/i,
  ],
  ['apologizing', /^(?:(?:I['’]?m|I am) )?(?:so |very )?sorry\b/i],
  ['will read on', /\bread\b.*\b(?:tomorrow|later|next time|soon)\b/i],
  ['calm', /\bmakes me (?:calm|relaxed|quiet)\b|\breading is (?:fun|nice|cool)\b|^it was a pleasure/i],
  ['strong', /\bmakes me (?:feel )?(?:brave|strong|proud)\b/i],
  ['wanting a question', /^ask me\b/i],
  ['back to the book', /\bwhat about the book\b|\b(?:talk about|back to) the (?:book|story)\b/i],
  ['leaving it', /\b(?:not|don['’]?t) want to talk about\b/i],
  ['befriending', /\bbe (?:best )?friends with\b/i],
  ['fairness', /\b(?:not|do(?:n['’]t| not) think (?:it|that) (?:was|is)|wasn['’]?t|isn['’]?t|un) ?fair\b/i],
  ['advice', /\bI would (?:say|tell|whisper) (?:to )?[A-Z]/],
  ['painting', /\bI would (?:paint|draw)\b/i],
  ['in their place', /\b(?:I would|I['’]d|if I (?:were|was))\b/i],
  ['wise saying', /\bmy \w+ (?:always )?says\b(?! I have| it is| that I have)/i],
  [
    'connecting',
    /\breminds me\b|\bI (?:have |had )?(?:once|never|also)\b|^once I\b|^I .* once\b|\bjust like (?:when|the time)\b/i,
  ],
  ['author’s wish', /\bauthor\b/i],
  [
    'best part',
    /\b(?:part|moment) (?:that |where )?(?:I )?(?:liked?|loved?|was best)\b|\bliked (?:it )?best\b|\bbest (?:part|moment|bit)\b/i,
  ],
  ['excited', /\bexciting\b|\bread (?:it|that page|this) twice\b|\bcould not stop\b/i],
  [
    'not liking',
    /\b(?:boring|bored|hate (?:it|reading|this|books)|annoying|nothing happens|too long|(?:don['’]?t|do not|did not|didn['’]?t) like|whatever|have to read|stupid)\b/i,
  ],
  [
    'afraid in the story',
    /\bI (?:was|am|got|get|felt) (?:\w+ )?(?:scared|afraid|nervous|worried|frightened)\b|\bI['’]?m (?:\w+ )?(?:scared|nervous|worried)\b|^it was (?:so |very |really )?(?:scary|exciting)/i,
  ],
  [
    'moved',
    /\bI (?:felt|feel|was|am) (?:\w+ )?(?:sad|sorry|happy|relieved|glad|angry)\b|\bI cried\b|\bmakes me (?:sad|angry|happy)\b/i,
  ],
  ['like me', /\b(?:like me|I feel like|just like I|same as me)\b/i],
  ['birthday', /\bbirthday\b/i],
  [
    'pet',
    /\b(?:my|our|have an?|new|her|his) (?:\w+ )?(?:dog|cat|hamster|rabbit|puppy|kitten|parrot|guinea pig|goldfish)\b/i,
  ],
  ['food', /\b(?:pasta|pizza|pancakes?|ice cream|spaghetti)\b/i],
  ['friend', /\bI have a (?:best )?friend\b|\bmy (?:best )?friend\b/i],
  ['future', /\bI want to be (?:a|an)\b|\bwhen I(?: am|['’]m) (?:big|grown up)\b/i],
  ['sport', /\b(?:football|soccer|swimming|swim|basketball|dancing|gymnastics|tennis)\b/i],
  ['outing', /\bwe (?:went|go|are going|were) (?:to|at)\b/i],
  ['loving words', /\b(?:long|new|favourite) words?\b/i],
  [
    'proud of itself',
    /\bI (?:lost a tooth|am good at|am the|can (?:already|now)|won|made|built|learned|finished)\b/i,
  ],
  ['school', /\b(?:my|our) (?:teacher|class|school)\b/i],
  ['language', /\bI (?:speak|talk) (?:spanish|french|german|hindi|chinese|\w+ at home)\b/i],
  [
    'family',
    /\b(?:my|our) (?:\w+ )?(?:mum|mom|dad|brother|sister|grandpa|grandma|gran|uncle|aunt|cousin|baby)\b/i,
  ],
  ['thing', /\b(?:my|a|the) (?:new )?(?:tablet|phone|car|computer|bike|lego)\b/i],
  [
    'predicting',
    /^(?!.*\bno idea\b).*\b(?:will (?!not let)\w+|I bet|next there|ends? well|I hope|is hiding)\b|^(?:maybe|perhaps) .{6,}/i,
  ],
  [
    'liking the book',
    /\b(?:best book|(?:like|love|liked|loved|enjoyed?) (?:\w+ )?(?:this|the)\b(?: book| story| chapter| ending| beginning| part)?)/i,
  ],
  ['yes', whole('yes+|yep|yeah|yup|ya|sure|I do|of course|s[ií]')],
  ['no', whole('no+|nope|nah')],
  ['maybe', whole('maybe|perhaps|kind of|a bit|could be|hm+|um+|er+|uh+')],
  [
    'fine',
    whole(
      'ok(?:ay)?(?: one more| now I get it)?|good|cool|fun|nice|great|fine|I get it|wow|(?:it|the one part|that) was (?:ok|okay|fine|good)|(?:this|it|that) is (?:so |really )?(?:fun|cool|great|good|nice|awesome)',
    ),
  ],
  ['because', whole('because|cause')],
  ['feeling word', whole('sad|happy|scared|angry|funny|excited|weird|lonely|brave|proud|nervous|bad')],
  ['nothing', whole('nothing|none|nobody|no one|nowhere')],
];

export const actIn = (words: string): Act | undefined =>
  patterns.find(([, pattern]) => pattern.test(words.trim()))?.[0];
