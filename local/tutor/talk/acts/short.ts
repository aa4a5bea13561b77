import { type Patterns, whole } from './pattern';

/** Guesses, and words that say little. */
export const short = [
  ['hoping', /^(?:and )?I (?:really |just |so )?(?:hope|wish)\b/i],
  [
    'predicting',
    /^(?!.*\bno idea\b).*\b(?:will (?!not let)\w+|I bet|next there|ends? well|I hope|is hiding)\b|^(?:maybe|perhaps) .{6,}/i,
  ],
  [
    'liking the book',
    /\bbest (?:\w+ )?(?:book|story)\b(?! (?:part|bit))|\b(?:like|love|liked|loved|enjoyed?) (?:\w+ )?(?:(?:this|the|that) (?:\w+ )?(?:book|story|chapter|ending|end|beginning|start|part|bit)|it|this|that)\b/i,
  ],
  ['yes', whole('yes+|yep|yeah|yup|ya|sure|I do|of course|s[ií]')],
  ['no', whole('no+|nope|nah')],
  ['maybe', whole('maybe|perhaps|kind of|a bit|could be|hm+|um+|er+|uh+')],
  [
    'got it',
    whole(
      '(?:ok|okay|oh|ah+|aha|yes),? ?(?:now )?I (?:get|got|understand) it(?: now)?|now I (?:get|understand) it|I get it(?: now)?',
    ),
  ],
  [
    'good',
    whole(
      '(?:(?:it|that|this|the one part) (?:was|is) )?(?:so |really |very )?(?:good|cool|fun|nice|great|wow|awesome|amazing|epic|lit|interesting|exciting)',
    ),
  ],
  [
    'fine',
    whole(
      'ok(?:ay)?(?: one more)?|fine|k|kk|alright|all right|aw+|ooh+|aha+|(?:it|that) was (?:ok|okay|fine)',
    ),
  ],
  ['because', whole('because|cause')],
  ['imagining', /^(?!I\b|you\b|we\b|it\b|that\b)(?:\w+ ){1,3}would (?!not have\b)\w+/i],
  ['feeling word', whole('sad|happy|scared|angry|funny|excited|weird|lonely|brave|proud|nervous|bad')],
  ['nothing', whole('nothing|none|nobody|no one|nowhere')],
] as const satisfies Patterns;
