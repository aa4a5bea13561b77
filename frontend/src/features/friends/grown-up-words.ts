import type { GrownUp } from '../../../../contract/friends/grown-ups';

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

export const whatTheySee =
  'your books with your stars, your quizzes and articles, how much you read and write, your points, your days in a row and your e-mail address';
