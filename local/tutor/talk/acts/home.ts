import type { Patterns } from './pattern';

/** The child’s own life. */
export const home = [
  ['birthday', /\bbirthday\b/i],
  [
    'pet',
    /\b(?:my|our|have an?|two|three|new|her|his) (?:\w+ )?(?:dogs?|cats?|hamsters?|rabbits?|pupp(?:y|ies)|kittens?|parrots?|guinea pigs?|goldfish|pon(?:y|ies)|horses?|turtles?|mouse)\b|^(?:he|she|it|they)(?:['’]s|['’]re| is| are) called\b/i,
  ],
  ['food', /\b(?:pasta|pizza|pancakes?|ice cream|spaghetti)\b/i],
  ['friend', /\bI have a (?:best )?friend\b|\bmy (?:best )?friend\b/i],
  [
    'future',
    /^I (?:really )?want to (?!know|stop|go|sleep)\w+|\bI want to be (?:a|an)\b|\bwhen I(?: am|['’]m) (?:big|grown up)\b/i,
  ],
  ['sport', /\b(?:football|soccer|swimming|swim|basketball|dancing|gymnastics|tennis)\b/i],
  ['outing', /\bwe (?:went|go|are going|were) (?:to|at)\b/i],
  [
    'learned a word',
    /\b(?:learned|learnt|know|found) (?:a|this|one|another) (?:new |long |funny |hard )?word\b/i,
  ],
  ['loving words', /\b(?:long|new|favourite) words?\b/i],
  [
    'proud of itself',
    /\bI['’]?m good at\b|\bI (?:lost a tooth|am good at|am the|can (?:already|now)|won|made|built|learned|finished)\b/i,
  ],
  ['school', /\b(?:my|our) (?:teacher|class|school)\b/i],
  ['language', /\bI (?:speak|talk) (?:spanish|french|german|hindi|chinese|\w+ at home)\b/i],
  [
    'family',
    /\b(?:my|our) (?:\w+ )?(?:mum|mom|dad|brother|sister|grandpa|grandma|gran|uncle|aunt|cousin|baby)\b/i,
  ],
  ['thing', /\b(?:my|a|the) (?:new )?(?:tablet|phone|car|computer|bike|lego)\b/i],
] as const satisfies Patterns;
