import type { Export } from '../../../../contract/exports/endpoints';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import type { useCopy } from './use-copy';

const until = (at: string) =>
  new Date(at).toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });

const sizeOf = (bytes: number) => {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? 'less than 0.1 MB' : `${megabytes.toFixed(1)} MB`;
};

const Making = ({ step, done, of }: Export) => (
  <div className="grid gap-3" role="status">
    <p>{step === 'pictures' && of > 0 ? `Packing pictures: ${done} of ${of}` : 'Writing the pages…'}</p>
    {step === 'pictures' && of > 0 && <ProgressBar label="Pictures packed" value={done} max={of} />}
    <p className="text-soft">You can close this. The copy is made all the same, and waits for you here.</p>
  </div>
);

interface CopyStateProps extends Pick<ReturnType<typeof useCopy>, 'ask' | 'get'> {
  /** Null: no copy was asked for. */
  readonly copy: Export | null;
}

/** How far a copy is, and the next step. */
export const CopyState = ({ copy, ask, get }: CopyStateProps) => {
  if (copy?.state === 'making') return <Making {...copy} />;
  const failure = ask.error ?? get.error;
  return (
    <div className="grid gap-gap">
      {copy?.state === 'failed' && failure === null && (
        <Notice kind="error">The copy could not be made. Nothing is lost: please ask for it again.</Notice>
      )}
      {copy?.state === 'ready' && (
        <Notice kind="success">
          The copy is ready: one file of {sizeOf(copy.size ?? 0)}. It can be downloaded until{' '}
          {until(copy.gone_at ?? '')}.
        </Notice>
      )}
      {failure !== null && <Notice kind="error">{failure.message}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:flex-1">
        {copy?.state === 'ready' && (
          <Button busy={get.isPending} onClick={() => get.mutate()}>
            Download
          </Button>
        )}
        <Button
          look={copy?.state === 'ready' ? 'secondary' : 'primary'}
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {copy?.state === 'ready' ? 'Make a new copy' : 'Make the copy'}
        </Button>
      </div>
    </div>
  );
};
