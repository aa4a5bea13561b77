import { useState } from 'react';
import { children, type PictureChild } from '../../../../contract/children/endpoints';
import { type Picture, picturesTapped } from '../../../../contract/children/pictures';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { ChoosePictures } from './choose-pictures';
import { useFamilyChange } from './family';

interface NewPicturesProps {
  readonly child: PictureChild;
  readonly onClose: () => void;
}

/** New pictures for a child. The old ones end at once. */
export const NewPictures = ({ child, onClose }: NewPicturesProps) => {
  const [value, setValue] = useState<readonly Picture[]>([]);
  const changed = useFamilyChange();
  const saving = useSend({
    mutationFn: () =>
      call(children.setPictures, { params: { child: child.id }, body: { pictures: [...value] } }),
    onSuccess: (family) => {
      changed(family);
      onClose();
    },
  });
  return (
    <Dialog title={`New pictures for ${child.name}`} onClose={onClose}>
      <div className="grid gap-gap">
        <ChoosePictures value={value} onChange={setValue} />
        {saving.error !== null && <Notice kind="error">{saving.error.message}</Notice>}
        <Button
          busy={saving.isPending}
          disabled={value.length < picturesTapped}
          onClick={() => saving.mutate()}
        >
          Use these pictures
        </Button>
      </div>
    </Dialog>
  );
};
