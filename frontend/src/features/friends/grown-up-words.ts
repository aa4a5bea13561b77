import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { isMadeUp } from '../../../../contract/rules/made-up-address';
import type { Me } from '../../../../contract/users/endpoints';

/** A grown-up without a visible name is named by the role. */
export const nameOf = ({ username, role, guardian }: GrownUp): string => {
  if (username !== null) return username;
  if (guardian) return 'The grown-up who said yes for you';
  return role === 'teacher' ? 'A teacher' : 'A parent';
};

export const roleOf = ({ role, guardian, school }: GrownUp): string => {
  if (guardian) return 'Said yes for you';
  if (role === 'teacher') return school === null ? 'Teacher' : `Teacher at ${school}`;
  return 'Parent';
};

/** What a grown-up sees of a student, who may have no e-mail address. */
export const whatTheySee = ({ email }: Pick<Me, 'email'>): string => {
  const seen = [
    'your books with your stars',
    'your quizzes and articles',
    'how much you read and write',
    'your points',
  ];
  const last = isMadeUp(email) ? [] : ['your e-mail address'];
  return new Intl.ListFormat('en').format([...seen, 'your days in a row', ...last]);
};
