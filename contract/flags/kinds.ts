/** The kinds of crisis that a child's words may reveal. */
export const crisisKinds = ['self-harm', 'abuse', 'danger'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** The features in which a child writes or speaks freely, and a grown-up's request that the child has reported. */
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

/** The recipients of a flag. Only the operators if the words may name a supervisor as the person who harms. */
export const audiences = ['supervisors', 'operators'] as const;
export type Audience = (typeof audiences)[number];

/** How an operator has closed a flag. */
export const flagOutcomes = ['handled', 'false_alarm'] as const;
export type FlagOutcome = (typeof flagOutcomes)[number];
