import { useEffect, useEffectEvent } from 'react';
import { children, type PictureChild } from '../../../../contract/children/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { Spinner } from '../../ui/spinner';

interface CodeDialogProps {
  readonly child: PictureChild;
  readonly onClose: () => void;
}

const inGroups = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

const timeOf = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** A code that lets a child in once, where the family has no device. */
export const CodeDialog = ({ child, onClose }: CodeDialogProps) => {
  const making = useSend({ mutationFn: () => call(children.makeCode, { params: { child: child.id } }) });
  const make = useEffectEvent(() => making.mutate());
  useEffect(() => make(), []);
  const { data, error, isPending } = making;
  return (
    <Dialog title={`A code for ${child.name}`} onClose={onClose}>
      <div className="grid gap-gap">
        <p>On the other device open</p>
        <p className="font-semibold wrap-anywhere crowded:text-[0.7em]">{location.host}/enter</p>
        <p>and type:</p>
        <div role="status" className="text-center">
          {data === undefined ? (
            isPending && <Spinner />
          ) : (
            <>
              <p className="font-mono text-3xl font-bold tracking-widest crowded:text-xl">
                {inGroups(data.code)}
              </p>
              <p className="text-soft">Works once, until {timeOf(data.valid_until)}.</p>
            </>
          )}
        </div>
        {error !== null && <Notice kind="error">{error.message}</Notice>}
        <Button look="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
};
