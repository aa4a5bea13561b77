import type { Flag } from '../../../../contract/flags/endpoints';
import { type FlagDecision, severities } from '../../../../contract/flags/kinds';
import { counted } from '../../lib/counted';
import { moment } from './words';

const kinds: Record<Flag['kind'], string> = { 'self-harm': 'Self-harm', abuse: 'Abuse', danger: 'Danger' };

export const places: Record<Flag['feature'], string> = {
  chat: 'Chat',
  voice_chat: 'Voice chat',
  comic: 'Comic',
  article: 'Article',
  writing: 'Writing',
  draft: 'Begun story',
  feedback: 'Feedback',
  wish: 'Wish for the store',
  interests: 'Interests',
  request: 'Request of a grown-up',
};

export const decisions: Record<FlagDecision, string> = {
  handled: 'Handled',
  false_alarm: 'False alarm',
  severe: 'Tell the grown-ups',
  escalate: 'Escalate',
  pause: 'Pause the talks',
  resume: 'End the pause',
};

const isPaused = ({ talks_paused_until }: Flag): boolean =>
  talks_paused_until !== undefined && new Date(talks_paused_until) > new Date();

/** Grown-ups hear of a doubtful flag only if an operator decides so, and never of one that may name a supervisor. */
export const decisionsOn = (flag: Flag): FlagDecision[] => [
  ...(flag.severity === severities.doubtful && flag.may_know === 'supervisors' ? (['severe'] as const) : []),
  isPaused(flag) ? 'resume' : 'pause',
  'escalate',
  'handled',
  'false_alarm',
];

/** Only talks keep words by message. */
export const keepsWords = ({ feature }: Flag): boolean => feature === 'chat' || feature === 'voice_chat';

export const kindOf = ({ kind, severity }: Flag): string => {
  if (severity === severities.mild) return 'Sorrow';
  return severity === severities.doubtful ? `${kinds[kind]}, doubtful` : kinds[kind];
};

/** The people who know of the flag beside the operators. A flag that may name a supervisor is for operators only. */
export const toldWords = ({ may_know, told, feature, severity, talks_off_at }: Flag): string => {
  if (feature === 'request' || severity !== severities.severe) return 'Nobody';
  if (talks_off_at !== undefined)
    return 'Nobody: a supervisor may be named, and a guardian has switched talks off';
  if (may_know === 'operators') return 'Nobody: a supervisor may be named';
  if (told === null) return 'Not yet';
  return told === 0 ? 'Nobody' : counted(told, 'grown-up');
};

/** What operators have done so far. */
export const doneOn = (flag: Flag): string[] => [
  ...(flag.escalated_at === undefined ? [] : [`Escalated ${moment(flag.escalated_at)}`]),
  ...(flag.talks_paused_until !== undefined && isPaused(flag)
    ? [`Talks rest until ${moment(flag.talks_paused_until)}`]
    : []),
  ...(flag.words_seen_at === undefined ? [] : ['The words were read']),
];

export const isOverdue = ({ due_at }: Flag): boolean => new Date(due_at) <= new Date();

/** The time that is left, or how long a flag is overdue. */
export const dueWords = ({ due_at }: Flag): string => {
  const left = (Date.parse(due_at) - Date.now()) / 60_000;
  const far = Math.max(1, Math.round(Math.abs(left)));
  const span = far < 90 ? `${far} min` : counted(Math.round(far / 60), 'hour');
  return left <= 0 ? `Overdue by ${span}` : `In ${span}`;
};
