import type { Change, ChangeOf } from '../../../../contract/proposals/change';

const correctionWords = ({ birth_year, region, school }: ChangeOf<'correct_details'>): string[] => [
  ...(birth_year === undefined ? [] : [`born in ${birth_year}`]),
  ...(region === undefined ? [] : [`lives in ${region}`]),
  ...(school === undefined ? [] : [school === null ? 'leaves the school' : `goes to ${school}`]),
];

/** What a proposal does, in words. */
export const ProposedChange = ({ change }: { readonly change: Change }) => {
  switch (change.action) {
    case 'end_guardianship':
      return (
        <>
          <span className="wrap-anywhere">{change.adult_email}</span> no longer decides: consents and links
          end
        </>
      );
    case 'verify_teacher':
      return <>Verified as a teacher, who may supervise students</>;
    case 'admit_invitation':
      return <>A parent’s invitation stands beside a school’s, and is mailed</>;
    case 'correct_details':
      return <>Corrected: {correctionWords(change).join(', ')}</>;
  }
};
