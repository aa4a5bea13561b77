import { useState } from 'react';
import type { Role } from '../../../../contract/endpoint';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';

const CopyDialog = part(() => import('./copy-dialog'));

const ofReading =
  'Books, quiz results, talks, comics with their pictures, words, gems with what they were for, reading days, articles, feedback, friends and consents.';

const whatFor: Record<Role, string> = {
  student: ofReading,
  teacher: 'Your account, your books, and the lists of your classes.',
  parent: 'Your account, your books, and whose guardian you are. A child has a copy of its own.',
  operator: 'Your account and your books.',
};

interface CopyButtonProps {
  /** The person whose data it is, and the role of that person. */
  readonly about: string;
  readonly of: Role;
  /** The name of a guardian's child; absent for the own data. */
  readonly child?: string;
}

/** Opens the copy of a person's data. */
export const CopyButton = ({ about, of, child }: CopyButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)} className="sm:justify-self-start">
        {child === undefined ? 'A copy of my data…' : `A copy of ${child}’s data…`}
      </Button>
      {isOpen && (
        <Piece>
          <CopyDialog
            about={about}
            title={child === undefined ? 'A copy of your data' : `A copy of ${child}’s data`}
            what={whatFor[of]}
            onClose={() => setOpen(false)}
          />
        </Piece>
      )}
    </>
  );
};
