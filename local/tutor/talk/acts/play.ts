import { type Patterns, whole } from './pattern';

/** Jokes and riddles. */
export const play = [
  ['knocking', whole('knock,? knock')],
  ['offering a joke', /\b(?:hear|know|tell (?:you|u)) (?:a|my|this) (?:funny )?joke\b/i],
  [
    'wanting a joke',
    /\b(?:tell me|know|have|another|say|more)\b.*\b(?:jokes?|riddles?)\b|\bknow another one\b/i,
  ],
  [
    'punchline',
    /^(?:to get to the|what do you (?:call|get)\b.*\?.*\w|because (?:it|he|she) (?:was|had) .*!$)/i,
  ],
  [
    'riddle',
    /^why (?:did|do|does|is|are|was) (?:the|a|an) (?:chicken|cow|duck|banana|skeleton|elephant|egg|tomato|bear|teacher|pig)\b|^what do you (?:call|get)\b/i,
  ],
] as const satisfies Patterns;
