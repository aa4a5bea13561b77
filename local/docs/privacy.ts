import type { Declaration } from '../../lambdas/platform/table/entity';
import type { Mirror, OnDeletion } from '../../lambdas/platform/table/on-deletion';
import { allEntities, transcriptDays } from './entities';

/** What the step of a deletion does with the kinds of items that it is for. */
const stepText: Readonly<Record<Mirror, string>> = {
  boards: 'the student is taken off; boards of the school and its classes are made anew',
  comics: 'deleted with their pictures',
  friends: 'both halves are deleted, and the friend’s counts follow',
  'grown-ups':
    'both halves are deleted; of a grown-up also the rewards, the address in the child’s records, and the id in the looks at talks',
  classes: 'the codes are deleted with the classes',
  referrals: 'the addresses and the newcomer are forgotten; a referral that is not paid ends',
  orders: 'what is not sent is cancelled, then all are deleted',
  consents: 'deleted; a proof without a name, an address or an id stays',
  actions: 'the id and the address are replaced by a mark',
  names: 'released',
  exports: 'deleted with their files',
  address: 'the address is forgotten',
};

/** What becomes of the items of a kind, in words. */
const ends = (onDeletion: Exclude<OnDeletion, 'nobody'>): string => {
  if (onDeletion === 'delete') return 'deleted';
  return 'keep' in onDeletion ? `kept: ${onDeletion.keep}` : stepText[onDeletion.mirror];
};

const keptFor = ({ retention }: Declaration): string => {
  if (typeof retention === 'string')
    return { account: 'with the account', library: 'permanently', 'stop-list': 'permanently, as a hash' }[
      retention
    ];
  if (retention.days === transcriptDays) return '`transcriptDays` (90)';
  if (retention.days < 1) return '1 hour';
  return retention.days === 1 ? '1 day' : `${retention.days} days`;
};

/** The data outside the table, which no entity declares. */
const elsewhere: readonly (readonly [string, string, string])[] = [
  ['The user of the pool', 'with the account', 'disabled and signed out at once, deleted last'],
  ['Pictures in the bucket', 'with the account', 'deleted before the items that name them'],
  ['Jobs and mails in queues', '4 days', 'end by themselves'],
  ['Dead letters', '4 or 14 days', 'end by themselves'],
  ['Records of the stream', '1 day', 'end by themselves'],
  ['Backups', '14 days', 'end by themselves'],
];

/** A table of all kinds of personal data, with what a deletion does to each. */
export const privacyText = (): string => {
  const rows = allEntities()
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .flatMap((entity): (readonly string[])[] => {
      const { name, onDeletion } = entity;
      return onDeletion === 'nobody' ? [] : [[name, keptFor(entity), ends(onDeletion)]];
    });
  return `# What a deletion does

Written by \`npm run kept-data\` from what each kind of item declares (\`retention\`, \`onDeletion\`). Kinds without a person are left
out. [How a deletion works and why](adr/0055-a-deletion-is-declared-with-each-kind-of-item.md); the policy's table for families is
in \`frontend/landing/texts\`.

| Kind | Kept | When the account is deleted |
|---|---|---|
${[...rows, ...elsewhere].map((row) => `| ${row.join(' | ')} |`).join('\n')}
`;
};
