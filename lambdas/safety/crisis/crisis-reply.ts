import { emergencyCall, helplineWords } from '../../../contract/rules/helplines';
import type { Region } from '../../../contract/users/fields';

/**
 * The reply to a child in a crisis. It is fixed for each region, involves no model, starts with the emergency number, and uses
 * words for an eight-year-old.
 */
export const crisisReply = (region: Region): string => {
  return [
    `If you or someone else is in danger right now, ${emergencyCall(region)}.`,
    'Thank you for telling me. That sounds very hard. It is not your fault. I am a computer, so I cannot keep you safe. But there are people who can, and they want to help you.',
    helplineWords(region),
    'It is free, and you can tell them all of it. Please also tell a grown-up you trust today: someone at home, a teacher, or a nurse. If one grown-up does not help, tell another one.',
    'I am still here if you want to talk about your book.',
  ].join('\n\n');
};

/** Said beside a reply or a finished work when it is doubtful whether the child's words tell of a crisis. */
export const softHelp = (region: Region): string =>
  [
    'If something like this is happening to you or somebody you know, you are not alone, and it is not your fault.',
    helplineWords(region),
    'A grown-up you trust can help, too.',
  ].join(' ');
