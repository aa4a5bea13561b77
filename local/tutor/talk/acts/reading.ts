import { type Patterns, whole } from './pattern';

/** How it goes with the reading. */
export const reading = [
  [
    'hard words',
    /\b(?:not|don['’]?t|n['’]t) (?:know|get|understand) (?:all |some |many |most )?(?:of )?(?:the |these )?words\b|\bwords (?:are|is|were) (?:too|so|very|really) (?:hard|long|difficult)\b/i,
  ],
  ['nothing happens', /\bnothing (?:\w+ )?happens\b/i],
  ['hating reading', /\b(?:hate|do not like|don['’]?t like) (?:reading|books|to read)\b/i],
  [
    'one good part',
    /\b(?:one|only|first|last|that) (?:part|bit|chapter|page)\b.*\b(?:ok|okay|good|fine|nice|cool|all right)\b/i,
  ],
  ['pondering', whole('h+m+|u+m+|e+r+m?|u+h+|mm+|let me think')],
  [
    'unanswered',
    /\byou (?:did not|didn['’]?t|never|don['’]?t|do not) answer\b|\bnot what I (?:asked|meant)\b/i,
  ],
  ['own fear', /\bI(?:['’]?m| am| get| feel) (?:\w+ )?(?:scared|afraid|frightened) (?:of|at|in|when|if)\b/i],
  ['wishing', /^(?:and )?I (?:really |just |so )?wish I\b/i],
  ['slow reader', /\bread (?:very |so |really )?slow/i],
  [
    'too hard',
    /^(?:this|it|that|the \w+)(?:['’]s| is| are| was)? (?:too|so|very|really) (?:hard|difficult)\b|\bwords are (?:too|so|very) (?:hard|long)\b|\b(?:say|explain) (?:it|that) (?:easier|again|simpler|more simply)|\bnot know all the words\b/i,
  ],
  [
    'lost',
    /\b(?:do not|don['’]?t|did not|didn['’]?t) (?:understand|get (?:it|that|the|what|why|how))\b|\b(?:I['’]?m|I am) (?:so |very |a bit |totally )?(?:lost|confused)\b|^(?:what|huh|hm+\?|wait what)\??$|\bwhat do you mean\b|\b(?:makes|made) no sense\b|\bwhat is (?:going on|happening)\b/i,
  ],
  [
    'known already',
    /\b(?:know (?:that|this|it|all that) already|already (?:know|knew|told|said)|knew that)\b/i,
  ],
  [
    'too easy',
    /\b(?:too|so|super|very|really) easy\b|\b(?:that|this|it)(?:['’]?s| is| was) easy\b|^easy\b|\bask me (?:something|a question).*\bhard\b|\bhard(?:er)? (?:one|question)\b|\bfor babies\b/i,
  ],
  [
    'next one',
    /\b(?:hurry(?: up)?|next (?:one|question)|what(?:['’]?s| is) next|another (?:one|question)|faster|move on|get on with it|come on)\b|^(?:next|skip(?: it| this)?|and|go on|more|yes yes.*|blah)[?.!\s]*$/i,
  ],
] as const satisfies Patterns;
