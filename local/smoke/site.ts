import { randomBytes } from 'node:crypto';
import type { SiteConfig } from '../../frontend/src/lib/config';
import type { Caller, Calls } from './caller';
import type { Mailbox } from './mails';
import type { Report } from './report';

/** A site under test, with what the command line has told about it. */
export interface Site {
  readonly origin: string;
  readonly config: SiteConfig;
  readonly report: Report;
  readonly calls: Calls;
  /** Undefined where mails cannot be read. */
  readonly mailbox: Mailbox | undefined;
  /** New addresses: `{}` stands for what makes each one new. */
  readonly addresses: string;
  /** How long to wait for the second mail of a consent, in seconds; 0: not at all. */
  readonly patience: number;
}

export const anybody: Caller = { name: 'anybody' };

/** Eight consonants: a name may contain few digits, and vowels could form words. */
const mark = () => [...randomBytes(8)].map((byte) => 'bdfghjlmnpqrtvwz'[byte % 16]).join('');

export const newAddress = ({ addresses }: Site, who: string): string =>
  addresses.replace('{}', `${who}-${mark()}`);

export const newName = (who: string): string => `${who} ${mark()}`;

export const newPassword = (): string => randomBytes(12).toString('base64url');

/** The codes by which the site says that the model does not answer. */
export const modelDown = [
  'ai_resting',
  'chat_failed',
  'characters_unavailable',
  'recommendations_failed',
  'comic_failed',
  'comic_not_drawn',
  'quiz_generation_failed',
] as const;
