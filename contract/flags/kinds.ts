/** The kinds of crisis that a child's words may reveal. */
export const crisisKinds = ['self-harm', 'abuse', 'danger'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/**
 * How grave a flag is. `severe`: the child's own words tell of danger; the child gets the fixed help, and grown-ups are told at once.
 * `doubtful`: one sign only, such as a danger in the first person of a story; the child gets the help lines beside the finished
 * work, and operators alone know of it until one of them decides. `mild`: certain, and no danger; it stands on the guardian's page.
 */
export const severities = { severe: 1, doubtful: 2, mild: 3 } as const;
export type Severity = (typeof severities)[keyof typeof severities];

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

/**
 * What an operator may do with an open flag besides closing it. `severe`: a doubtful one becomes severe, so that grown-ups are told.
 * `escalate`: those who decide in hard cases are mailed. `pause` and `resume`: the child's talks with Wren rest for a day.
 */
export const flagDecisions = [...flagOutcomes, 'severe', 'escalate', 'pause', 'resume'] as const;
export type FlagDecision = (typeof flagDecisions)[number];

export const isOutcome = (decision: FlagDecision): decision is FlagOutcome =>
  flagOutcomes.some((outcome) => outcome === decision);
