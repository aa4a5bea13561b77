import { useQuery } from '@tanstack/react-query';
import { Link } from '../../lib/navigation';
import { ownGuardiansQuery } from '../../subjects/users/own-guardians';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Tells a student with guardians who has reached the age of consent, until the student has answered. */
const OfAge = () => {
  const { data } = useQuery(ownGuardiansQuery);
  if (data === undefined || data.see !== null || data.guardians.length === 0) return null;
  return (
    <Notice
      kind="info"
      action={
        <Link to="/guardians" className={buttonClass('secondary')}>
          Choose
        </Link>
      }
    >
      You are old enough now to decide alone. What shall your grown-ups go on seeing?
    </Notice>
  );
};

export default OfAge;
