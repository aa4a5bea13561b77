import { Dialog } from '../../ui/dialog';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { CopyState } from './copy-state';
import { useCopy } from './use-copy';

interface CopyDialogProps {
  readonly about: string;
  readonly title: string;
  /** What is in the copy. */
  readonly what: string;
  readonly onClose: () => void;
}

/** A copy of a person's data: what is in it, its progress, and the download. */
const CopyDialog = ({ about, title, what, onClose }: CopyDialogProps) => {
  const { query, ask, get } = useCopy(about);
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-gap">
        <p>{what} It has a page to read and files for other programs, in one ZIP file.</p>
        <p className="text-soft">
          Nobody else's data is in it. It can be downloaded here for a day, by you alone, and then we delete
          the file. Keep it in a safe place: it is private.
        </p>
        <Loaded
          query={query}
          waiting={<Skeleton className="h-24" />}
          refused={({ message }) => (query.isFetching ? undefined : <Notice kind="info">{message}</Notice>)}
        >
          {({ export: copy }) => <CopyState copy={copy} ask={ask} get={get} />}
        </Loaded>
      </div>
    </Dialog>
  );
};

export default CopyDialog;
