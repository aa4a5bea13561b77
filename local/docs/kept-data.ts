import { mediaPrefixes } from '../../contract/media';
import type { Retention } from '../../lambdas/platform/table/entity';
import { allEntities, transcriptDays } from './entities';
import { type KeptGroup, keptGroups } from './kept-groups';

/** One row of the privacy policy's table. */
export interface KeptRow {
  readonly what: string;
  readonly why: string;
  readonly until: string;
}

/** The maximum number of days that failed jobs are kept, and that the table can be restored to. */
export const elsewhereDays = { deadLetters: 14, backups: 14 } as const;

const inWords = (days: number): string => {
  if (days === transcriptDays) return '{{days.transcripts}} days later';
  if (days < 1) return 'one hour later';
  if (days % 365 === 0) return days === 365 ? 'one year later' : `${days / 365} years later`;
  return days === 1 ? 'one day later' : `${days} days later`;
};

const endings = { account: 'the account is deleted', 'stop-list': 'for good', library: '' } as const;

type Kept = Exclude<Retention, object> | number;

const untilOf = (all: readonly Kept[]): string => {
  const days = all.filter((one) => typeof one === 'number');
  const [first, ...others] = new Set(all.filter((one) => typeof one === 'string'));
  if (first === undefined) return inWords(Math.max(...days));
  if (others.length > 0 || days.length > 0) throw new Error('What ends at different times needs two groups');
  return endings[first];
};

/** The data outside the table and the bucket. */
const elsewhere: readonly KeptRow[] = [
  {
    what: 'Sign-in: the address and an encrypted form of the password, at Amazon Cognito',
    why: 'To sign in',
    until: endings.account,
  },
  {
    what: 'Work and mails that wait or have failed, with ids, names and addresses',
    why: 'To do them all the same',
    until: `at most ${inWords(elsewhereDays.deadLetters)}`,
  },
  {
    what: 'Technical logs with ids, without anything a child wrote',
    why: 'To find faults',
    until: '{{days.logs}} days later',
  },
  {
    what: 'Copies of all this, to restore it after an accident',
    why: 'To lose nothing',
    until: inWords(elsewhereDays.backups),
  },
];

/** The table of the privacy policy: the text of each group, with the retention that its kinds of items declare. */
export const keptRows = (): KeptRow[] => {
  const kinds = new Map(allEntities().map(({ name, retention }) => [name, retention]));
  const keptFor = (name: string): Kept => {
    const retention = kinds.get(name);
    if (retention === undefined) throw new Error(`No entity is called ${name}`);
    return typeof retention === 'object' ? retention.days : retention;
  };
  const rowOf = ({ what, why, sooner, items, pictures = [] }: KeptGroup): KeptRow => {
    const until = untilOf([
      ...items.map(keptFor),
      ...pictures.map((prefix) => mediaPrefixes[prefix].keptForDays),
    ]);
    return { what, why, until: sooner === undefined ? until : `${sooner}, or ${until}` };
  };
  return [...keptGroups.map(rowOf), ...elsewhere];
};

/** The rows as the site's build reads them. */
export const keptDataText = (): string => `${JSON.stringify(keptRows(), null, 2)}\n`;
