import { useState } from 'react';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';

const AddChild = part(() => import('./add-child'));
const InviteChild = part(() => import('./invite-child'));
const FamilyCard = part(() => import('../../subjects/children/family-card'));

/** How another child comes in: without an e-mail address, with the pictures and devices of those who have none, or with one. */
const Adding = ({ isVerified }: { readonly isVerified: boolean }) => {
  const [open, setOpen] = useState<'without' | 'with'>();
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:grid">
        {open !== 'without' && (
          <Button onClick={() => setOpen('without')}>Add a child without an e-mail address</Button>
        )}
        {isVerified && open !== 'with' && (
          <Button look="secondary" onClick={() => setOpen('with')}>
            Invite a child who has an e-mail address
          </Button>
        )}
      </div>
      {open !== undefined && <Piece>{open === 'with' ? <InviteChild /> : <AddChild />}</Piece>}
      <Piece>
        <FamilyCard />
      </Piece>
      {!isVerified && (
        <Notice kind="info">
          To invite a child who has an e-mail address, your account has to be verified. That happens by itself
          as soon as you have confirmed your consent for a child: add one without an address, or let your
          child sign up and name your address as the grown-up to ask.
        </Notice>
      )}
    </>
  );
};

export default Adding;
