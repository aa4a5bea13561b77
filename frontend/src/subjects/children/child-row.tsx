import { useState } from 'react';
import type { PictureChild } from '../../../../contract/children/endpoints';
import { Button } from '../../ui/button';
import { Avatar } from '../users/avatar';
import { CodeDialog } from './code-dialog';
import { MailAgain } from './mail-again';
import { NewPictures } from './new-pictures';

const stateOf = ({ state, closed }: PictureChild) => {
  if (state === 'waiting')
    return 'Can come in once you have confirmed by our e-mail, which comes in about an hour.';
  return closed ? 'Too many wrong pictures: choose new ones together.' : 'Signs in with pictures.';
};

/** A child, and what a guardian can do for its sign-in. */
export const ChildRow = ({ child }: { readonly child: PictureChild }) => {
  const [open, setOpen] = useState<'pictures' | 'code'>();
  const close = () => setOpen(undefined);
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar
        name={child.name}
        avatar={child.avatar ?? undefined}
        border={null}
        className="size-12 bg-sun-soft text-xl"
      />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-lg wrap-anywhere">{child.name}</h3>
        <p className="text-[0.9em] text-soft">{stateOf(child)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-auto max-sm:[&>*]:px-3">
        <Button
          look={child.closed ? 'primary' : 'secondary'}
          aria-label={`New pictures for ${child.name}`}
          onClick={() => setOpen('pictures')}
        >
          New pictures
        </Button>
        {child.state === 'waiting' && <MailAgain child={child} />}
        {child.state === 'ready' && (
          <Button
            look="secondary"
            aria-label={`Code for another device for ${child.name}`}
            onClick={() => setOpen('code')}
          >
            Code for another device
          </Button>
        )}
      </div>
      {open === 'pictures' && <NewPictures child={child} onClose={close} />}
      {open === 'code' && <CodeDialog child={child} onClose={close} />}
    </li>
  );
};
