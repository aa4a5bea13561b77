/** What a child's words may tell of. */
export const crisisKinds = ['self-harm', 'abuse', 'danger'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** Where a child writes or speaks freely; and a grown-up's request that the child has reported. */
export const flagFeatures = [
  'chat',
  'voice_chat',
  'comic',
  'article',
  'writing',
  'draft',
  'feedback',
  'wish',
  'interests',
  'request',
] as const;
export type FlagFeature = (typeof flagFeatures)[number];

/** Who is told of a flag: the operators alone if the words may name a supervisor as the one who harms. */
export const audiences = ['supervisors', 'operators'] as const;
export type Audience = (typeof audiences)[number];

/** How an operator has closed a flag. */
export const flagOutcomes = ['handled', 'false_alarm'] as const;
export type FlagOutcome = (typeof flagOutcomes)[number];
