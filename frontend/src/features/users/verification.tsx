import type { Role } from '../../../../contract/endpoint';
import { useUser } from '../../subjects/users/user';
import { Notice } from '../../ui/notice';

interface Words {
  readonly verified: string;
  readonly waiting: string;
}

/** Users who may see children's reading must be verified. */
const words: Partial<Record<Role, Words>> = {
  teacher: {
    verified: 'You may supervise students.',
    waiting:
      'Until then you cannot supervise students. You need not do anything: an operator of Inkwren checks every new teacher.',
  },
  parent: {
    verified: 'You may invite your children and look after them here.',
    waiting:
      'Until then you cannot invite or look after children. You are verified by giving consent for a child: when your child signs up and names your e-mail address, follow the links in the mails that you get.',
  },
};

export const Verification = () => {
  const { role, verified } = useUser();
  const said = words[role];
  if (said === undefined) return null;
  return (
    <Notice kind={verified ? 'success' : 'info'}>
      <strong>{verified ? 'Verified.' : 'Not verified yet.'}</strong>{' '}
      {verified ? said.verified : said.waiting}
    </Notice>
  );
};
