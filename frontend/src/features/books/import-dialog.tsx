import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importLimits } from '../../../../contract/rules/import';
import { childrenQuery } from '../../subjects/children/query';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { type Progress, useImport } from './use-import';

const booksOf = (number: number) => (number === 1 ? '1 book' : `${number} books`);

const Result = ({ list, added, known, not_found }: Progress) => (
  <div className="grid gap-2">
    <Notice kind="success">
      {booksOf(added)} came over.
      {known > 0 && ` ${booksOf(known)} ${known === 1 ? 'was' : 'were'} on a list already.`}
    </Notice>
    {list?.isWhole === false && (
      <p>Your list is very long: only its first {importLimits.rows} books came along.</p>
    )}
    {not_found.length > 0 && (
      <details>
        <summary className="flex min-h-target cursor-pointer items-center font-semibold">
          Not found among the children’s books: {not_found.length}
        </summary>
        <ul className="grid list-disc gap-1 pl-5">
          {not_found.map(({ title, author }) => (
            <li key={`${title} ${author}`}>
              {title}
              {author !== '' && `, ${author}`}
            </li>
          ))}
        </ul>
      </details>
    )}
  </div>
);

/** The choice of the lists for a parent: their own or a child's. */
const Whose = () => {
  const { data } = useQuery(childrenQuery);
  const children = (data?.children ?? []).filter(({ status }) => status === 'given');
  return (
    <SelectField
      label="Whose books are these?"
      name="child"
      options={[
        ...children.map(({ child, child_id }) => ({ value: child_id, label: child.username })),
        { value: '', label: 'Mine' },
      ]}
      key={children.length}
    />
  );
};

/** Brings the books of a list from Goodreads or StoryGraph onto the lists here. */
const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { role } = useUser();
  const { progress, start, goOn } = useImport();
  const [source, setSource] = useState<{ file: File; child: string | undefined }>();
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const total = progress?.list?.rows.length ?? 0;
  const done = progress?.done ?? 0;
  const over = progress !== undefined && !progress.running;
  return (
    <Dialog title="Bring your books" onClose={onClose}>
      <div className="grid gap-4">
        {progress === undefined && (
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (file === undefined) return setMissing(true);
              const child = new FormData(event.currentTarget).get('child');
              const chosen = { file, child: String(child ?? '') || undefined };
              setSource(chosen);
              start(chosen);
            }}
          >
            <p>
              Goodreads and StoryGraph give you your list as a file that ends in .csv: look for “Export” in
              their settings. Title, list and stars come over. Reviews and dates are not kept.
            </p>
            {role === 'parent' && <Whose />}
            <TextField
              label="The file"
              type="file"
              accept=".csv,text/csv"
              className="file:mr-3 file:font-semibold file:text-accent-strong"
              error={missing && file === undefined ? 'Please choose the file first.' : undefined}
              onChange={(event) => setFile(event.target.files?.[0])}
            />
            <Button type="submit">Bring them over</Button>
          </form>
        )}
        {total > 0 && (
          <div className="grid gap-2">
            <p role="status">
              {done} of {booksOf(total)}
            </p>
            <ProgressBar label="Books looked at" value={done} max={total} />
          </div>
        )}
        {progress?.running && total === 0 && <p role="status">Wren is reading the file…</p>}
        {progress?.failure !== undefined && <Notice kind="error">{progress.failure}</Notice>}
        {over && progress.failure === undefined && <Result {...progress} />}
        {over && done < total && source !== undefined && <Button onClick={() => goOn(source)}>Go on</Button>}
        {over && (
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </Dialog>
  );
};

export default ImportDialog;
