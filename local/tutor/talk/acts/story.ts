import { type Patterns, whole } from './pattern';

/** What a child would do, wishes and thinks in a story. */
export const story = [
  [
    'having a theory',
    /\bI (?:think I )?(?:have |already |have already |['’]ve )*(?:guessed|solved|worked (?:it|something) out)\b|\bI (?:have|['’]ve got) an? (?:\w+ )?(?:theory|suspicion|clue)\b/i,
  ],
  ['befriending', /\bbe (?:best )?friends with\b/i],
  [
    'not in their place',
    /\bI (?:would(?: not|n['’]t)|don['’]?t|do not) (?:ever )?want to (?:be|live|swap|have)\b|\bI would never\b/i,
  ],
  ['fairness', /\b(?:not|do(?:n['’]t| not) think (?:it|that) (?:was|is)|wasn['’]?t|isn['’]?t|un) ?fair\b/i],
  ['advice', /\bI would (?:say|tell|whisper) (?:to )?[A-Z]/],
  [
    'suggesting',
    /^(?!I\b|we\b)(?:\w+ ){1,3}(?:should|could|can|ought to) (?!not\b|have\b|be\b)(?:just )?\w+/i,
  ],
  [
    'blaming',
    /\b(?:should|ought to) (?:not )?have\b|\bshould(?:n['’]t| not)? (?:just )?\w+|\bit was (?:so |very |really )?(?:stupid|silly|dumb|wrong|mean|unfair) (?:of|that)\b/i,
  ],
  ['painting', /\bI would (?:paint|draw)\b/i],
  ['would laugh', /\bwould (?:laugh|giggle|like that|love that)\b/i],
  ['in their place', /\b(?:I would(?:n['’]?t)?|I['’]d|if I (?:were|was))\b/i],
  ['wise saying', /\bmy \w+ (?:always )?says\b(?! I have| it is| that I have)/i],
  [
    'connecting',
    /\breminds me\b|\bI (?:have |had )?once\b|^once I\b|^I .* once\b|\bjust like (?:when|the time)\b/i,
  ],
  ['author’s wish', /\bauthor\b/i],
  [
    'best part',
    /\bfavou?rite (?:part|moment|bit|scene)\b|\b(?:part|moment) (?:that |where )?(?:I )?(?:liked?|loved?|was best)\b|\bliked (?:it )?best\b|\bbest (?:part|moment|bit)\b/i,
  ],
  ['excited', /\bexciting\b|\bread (?:it|that page|this) twice\b|\bcould not stop\b/i],
  ['too long', /\b(?:too|so|very) long\b|\btakes? (?:for)?ever\b/i],
  ['told to read', /\b(?:have|had|has|got) to read\b|\bmakes? me read\b|\bmust read\b/i],
  ['whatever', whole("whatever|who cares|I don[’']?t care|meh+|so what")],
  [
    'not liking',
    /^(?:ugh+|meh+|boo+)[.!]*$|\b(?:boring|bored|lame|annoying|stupid|dumb|sucks)\b|\b(?:hate|don['’]?t like|do not like|did not like|didn['’]?t like) (?:it|this|that|books|the (?:book|story|chapter|beginning|ending|end|part|start))/iu,
  ],
] as const satisfies Patterns;
