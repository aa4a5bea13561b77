import { friendsMessages } from '../../../../contract/friends/messages';

/** The terms by which teachers and parents refer to the children they supervise, and the texts that depend on them. */
export interface Words {
  readonly one: string;
  readonly many: string;
  readonly already: string;
  readonly searchFailed: string;
  readonly none: string;
  readonly next: string;
  readonly unverified: string;
}

const teacher: Words = {
  one: 'Student',
  many: 'Students',
  already: 'Already Supervising',
  searchFailed: friendsMessages.studentSearchFailed,
  none: 'No students here yet',
  next: 'Add the students whom you teach by their e-mail addresses. Each student has to accept, unless you are both at the same school with its own addresses.',
  unverified:
    'Until your account is verified you cannot add students. You need not do anything: an operator of Inkwren checks every new teacher.',
};

const parent: Words = {
  one: 'Child',
  many: 'Children',
  already: 'Already Added',
  searchFailed: friendsMessages.childSearchFailed,
  none: 'No children here yet',
  next: 'A child for whom you have given consent appears here as soon as you have confirmed it by our e-mail. Another child is added by the e-mail address, and has to accept.',
  unverified:
    'Until your account is verified you cannot add children. That happens by itself as soon as you have given consent for a child by e-mail.',
};

export const wordsFor = (role: string): Words => (role === 'teacher' ? teacher : parent);
