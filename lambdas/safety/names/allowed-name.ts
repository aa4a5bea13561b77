// By Shutterstock and others, CC BY 4.0: https://www.npmjs.com/package/naughty-words
import english from 'naughty-words/en.json';
import { newReader } from '../../../contract/rules/names';
import type { AccountType } from '../../../contract/users/endpoints';
import { ApiError } from '../../platform/api-error';
import { skeletonOf } from './skeleton';
import { claimsToBe } from './titles';

/** Compounds that the list lacks. Their parts cannot be refused, because good names contain them, such as Harshit. */
const compounds = ['shithead', 'shitface', 'dipshit', 'dickhead', 'dumbass', 'jackass', 'wanker'];

/** Names of operators: no user may pose as one. */
const reserved = [
  'admin',
  'administrator',
  'inkwren',
  'wren',
  'operator',
  'moderator',
  'mod',
  'staff',
  'support',
  'system',
  'teacher',
  'official',
  'root',
  newReader,
];

/** Words of this length are refused anywhere in a name; shorter ones are part of too many good names. */
const longEnough = 6;
const anywhere = ['fuck', 'bitch', 'admin', 'inkwren'].map(skeletonOf);

// Emoji have no skeleton.
const words = new Set([...english, ...compounds, ...reserved].map(skeletonOf).filter((word) => word !== ''));
const longWords = [...anywhere, ...[...words].filter((word) => word.length >= longEnough)];

const leet: Readonly<Record<string, string>> = { 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's' };

/** The name as it is written, and with look-alike digits replaced by letters. */
const readings = (name: string): string[] => [name, name.replace(/[3457$]/g, (sign) => leet[sign] ?? sign)];

const isForbidden = (name: string): boolean => {
  const parts = name.split(/[^\p{L}\p{N}\p{M}$]+/u);
  const whole = skeletonOf(name);
  const withoutDigits = (part: string) => skeletonOf(part.replace(/\p{N}+$/u, ''));
  return (
    words.has(whole) ||
    parts.some((part) => words.has(skeletonOf(part)) || words.has(withoutDigits(part))) ||
    longWords.some((word) => whole.includes(word))
  );
};

/**
 * Throws `username_not_allowed` for indecent English words and for names of operators, and for an adult's name that claims a
 * kinship or an office.
 */
export const checkUsername = (name: string, account_type: AccountType): void => {
  const isPretending = account_type !== 'student' && claimsToBe(name, account_type === 'teacher');
  if (isPretending || readings(name).some(isForbidden)) throw new ApiError('username_not_allowed');
};
