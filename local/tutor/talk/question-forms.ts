const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen';

interface Form {
  readonly asked: RegExp;
  readonly told: RegExp;
  /** A sentence without it is no answer. */
  readonly isNeeded: boolean;
  /** Words of the question that its answer need not have. */
  readonly idle: RegExp;
}

/** The form of a sentence that answers a question of this form. */
const forms: readonly Form[] = [
  {
    asked: /\bhow (?:many|much|far|tall|big|long|heavy|cold|hot|fast)\b/i,
    told: new RegExp(String.raw`\b(?:${numbers}|\d+)\b`, 'i'),
    isNeeded: true,
    idle: /^(?:man|much|far|tall|big|long|heav|cold|hot|fast)/,
  },
  {
    asked: /\bwhen\b|\b(?:what|which) (?:day|time|month|season|year)\b/i,
    told: /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|morning|evening|afternoon|night|noon|midnight|o['’]clock|yesterday|today|tomorrow|Christmas|midwinter|1\d{3}|20\d\d)\b/,
    isNeeded: true,
    idle: /^(?:day|time|month|season|year|take|place)/,
  },
  {
    asked: /\bwhere\b/i,
    told: /\b(?:in|on|at|under|behind|near|above|below|inside|beside|between|into|from|over|to)\b/i,
    isNeeded: true,
    idle: /^(?:take|place|play|set)$/,
  },
  {
    asked: /\bwhy\b/i,
    told: /\b(?:because|so that|for|since|so|was afraid|wanted)\b/i,
    isNeeded: false,
    idle: /^reason/,
  },
  {
    asked: /\bwhat(?:['’]s| is| are| was| were)\b/i,
    told: /\b(?:meant|means|called|which|was an?|is an?)\b/i,
    isNeeded: false,
    idle: /^(?:take|place|play|set)$/,
  },
];

export const formOf = (text: string): Form | undefined => forms.find(({ asked }) => asked.test(text));
