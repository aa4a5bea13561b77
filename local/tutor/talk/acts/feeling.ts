import type { Patterns } from './pattern';

/** What the story makes a child feel. */
export const feeling = [
  [
    'nervous about next',
    /\b(?:nervous|scared|worried|afraid|curious|excited)\b.*\b(?:next|will happen|comes|to read on|how it (?:goes|ends))\b/i,
  ],
  ['crying', /\bI (?:\w+ )?(?:cried|was crying|had tears)\b|\btears?\b.*\b(?:my|me)\b|\bmade me cry\b/i],
  ['relieved', /\b(?:relieved|what a relief|phew)\b/i],
  [
    'angry in the story',
    /\b(?:makes?|made) me (?:\w+ )?(?:angry|mad|cross|furious)\b|\bI (?:am|was|felt|feel|got) (?:\w+ )?(?:angry|mad|cross|furious)\b/i,
  ],
  [
    'afraid in the story',
    /\bI (?:was|am|got|get|felt) (?:\w+ )?(?:scared|afraid|nervous|worried|frightened)\b|\bI['’]?m (?:\w+ )?(?:scared|nervous|worried)\b|^(?:it|that|this)(?: \w+)? (?:was|is) (?:a bit |so |very |really )?(?:scary|creepy|spooky)|\bscared me\b/i,
  ],
  [
    'sad in the story',
    /\bI (?:felt|feel|was|am) (?:\w+ )?(?:sad|sorry)\b|\b(?:makes?|made) me (?:\w+ )?sad\b|\b(?:feel|felt) bad\b|\b(?:broke|breaks) my heart\b/i,
  ],
  [
    'happy in the story',
    /\bI (?:felt|feel|was|am) (?:\w+ )?(?:happy|glad|proud)\b|\b(?:I['’]?m|I am|im) (?:\w+ )?(?:happy|glad|proud|excited)\b|\b(?:makes?|made) me (?:\w+ )?(?:happy|smile)\b/i,
  ],
  ['like me', /\b(?:like me|I feel like|just like I|same as me)\b|^(?:same|me too)[.!]*$/i],
] as const satisfies Patterns;
