import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';
import { type Filter, noFilter } from './wall-shelves';

interface EmptyWallProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** An empty shelf on which Wren sits, and the ways back to books. */
export const EmptyWall = ({ filter, onChange }: EmptyWallProps) => {
  const { here, short, level } = filter;
  const isMany = [here, short, level !== undefined].filter(Boolean).length > 1;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
      <div className="flex items-end gap-4 border-b-8 border-line px-2 crowded:border-0">
        <Wren className="w-24 shrink-0 crowded:hidden" />
        <div className="min-w-0 pb-3">
          <p className="font-heading text-xl font-bold">No book is like that yet</p>
          <p className="text-soft">{isMany ? 'Ask for one thing less?' : 'Try another button above.'}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => onChange(noFilter)} className="max-sm:w-full">
          Show all books
        </Button>
        {isMany && short && (
          <Button
            look="secondary"
            onClick={() => onChange({ ...filter, short: false })}
            className="max-sm:flex-1"
          >
            Long books, too
          </Button>
        )}
        {isMany && level !== undefined && (
          <Button
            look="secondary"
            onClick={() => onChange({ ...filter, level: undefined })}
            className="max-sm:flex-1"
          >
            Every level
          </Button>
        )}
      </p>
    </div>
  );
};
