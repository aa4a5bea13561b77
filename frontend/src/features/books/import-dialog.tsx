import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '../../subjects/children/query';
import { useUser } from '../../subjects/users/user';
import { Dialog } from '../../ui/dialog';
import { ImportChoice, type Owner } from './import-choice';
import { ImportCourse } from './import-course';
import { useImport } from './use-import';

/**
 * The children of a parent; undefined for other users. Empty while they are loading, so that nothing is sent to the wrong
 * lists.
 */
const useChildren = (): Owner[] | undefined => {
  const { role } = useUser();
  const { data } = useQuery({ ...childrenQuery, enabled: role === 'parent' });
  if (role !== 'parent') return undefined;
  const children = (data?.children ?? [])
    .filter(({ status }) => status === 'given')
    .map(({ child_id, child }) => ({ id: child_id, name: child.username }));
  return data !== undefined && children.length === 0 ? undefined : children;
};

/** Brings the books of a list from Goodreads or StoryGraph onto the lists here. */
const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { source, reading, unreadable, progress, start, goOn } = useImport();
  const children = useChildren();
  return (
    <Dialog title="Bring your books" onClose={onClose}>
      {progress === undefined ? (
        <ImportChoice owners={children} busy={reading} unreadable={unreadable} onChosen={start} />
      ) : (
        <ImportCourse
          progress={progress}
          child={children?.find(({ id }) => id === source?.child)}
          onGoOn={goOn}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};

export default ImportDialog;
