import type { Patterns } from './pattern';

/** Talk about the talk. */
export const talking = [
  [
    'tired of questions',
    /\b(?:too many questions|(?:always|keep) ask\w*|stop asking|so many questions|enough questions|more questions)\b/i,
  ],
  ['why me', /^why should (?:i|we)\b|^do I have to\b|^what for\b/i],
  [
    'was it wrong',
    /\b(?:is|was) (?:that|it|this) (?:wrong|right|ok|okay|bad|correct)\W*$|^am i (?:wrong|right)/i,
  ],
  ['forgotten', /\b(?:forgot|forget|can['’]?t remember|do not remember|don['’]?t remember)\b(?! something)/i],
  [
    'giving in',
    /\b(?:maybe|perhaps|ok|okay),? you(?:['’]re| are) right\b|^you(?:['’]re| are) right\b|\bchanged my mind\b/i,
  ],
  [
    'correcting',
    /\b(?:you (?:forgot|mixed|missed|got that wrong|made a mistake)|(?:did not|didn['’]?t|never) say that|somebody else (?:said|did)|not (?:exactly |quite )?what (?:the|it|he|she|they|I)\b.*\b(?:says?|said|did|happened))/i,
  ],
  ['precise', /\b(?:exact|exactly|precise|precisely|I counted|to be clear|accurate)\b/i],
  ['defending somebody', /\byou(?:['’]re| are) (?:wrong|mean|unfair) (?:about|to)\b/i],
  [
    'disagreeing',
    /^no\b.{3,}|\b(?:not true|not right|(?:don['’]?t|do not) (?:agree|think so)|disagree|you(?:['’]re| are) wrong|(?:was|is)(?: not|n['’]t) like that|nope.{3,})/i,
  ],
  ['apologizing', /^(?:(?:I['’]?m|I am) )?(?:so |very )?sorry\b/i],
  [
    'complimenting',
    /^you (?:ask|tell|say|know|explain)\b.*\b(?:good|great|nice|well|lots?|funny)\b|^good luck\b|^(?:I think )?you(?:['’]re| are) (?:so |very |really )?(?:nice|kind|smart|clever|funny|cool|great|good|cute|sweet|the best|awesome)\b/i,
  ],
  ['like you', /^I (?:really )?like (?:you|talking (?:to|with) you)\b/i],
  [
    'boasting',
    /^I(?:['’]m| am) the (?:\w+est|best|king|queen|boss|champion)\b|^I(?:['’]m| am) (?:so |much )?(?:smarter|cleverer|faster|stronger|better) than\b/i,
  ],
  [
    'enjoying',
    /\b(?:I|we) (?:really |so )?enjoyed\b|^it was a pleasure\b|\bwas (?:so |really )?(?:fun|nice|good|great) to read\b/i,
  ],
  ['calm', /\bmakes me (?:calm|relaxed|quiet)\b|\breading is (?:fun|nice|cool)\b/i],
  [
    'liking the ending',
    /\b(?:love|like|loved|liked|great|good|best|cool)\b.*\b(?:ending|end) of (?:the|this|that) chapter\b|\b(?:love|like|loved|liked) the ending\b/i,
  ],
  [
    'quick reader',
    /\b(?:finished|read) (?:\w+ ){1,4}in (?:\w+ ){1,2}(?:minutes?|hours?|days?|seconds?|go)\b/i,
  ],
  ['strong', /\bmakes me (?:feel )?(?:brave|strong|proud)\b/i],
  ['wanting a question', /^(?:please )?(?:ask me|quiz me|test me)\b/i],
  ['back to the book', /\bwhat about the book\b|\b(?:talk about|back to) the (?:book|story)\b/i],
  [
    'leaving it',
    /\b(?:can|could) we talk about (?:something|anything) else\b|\b(?:not|don['’]?t) want to talk about\b/i,
  ],
] as const satisfies Patterns;
