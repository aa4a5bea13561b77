import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { csvOf } from '../../../../contract/rules/csv';
import { download } from '../../lib/download';
import { part } from '../../lib/part';
import { Button } from '../../ui/button';
import { Piece } from '../../ui/piece';
import { Skeleton } from '../../ui/skeleton';
import { type Column, Table, type TableProps } from '../../ui/table';
import { shown } from './facts';

/** A column of figures. Its value is used for sorting and in the file. */
export interface SheetColumn<T> {
  readonly head: string;
  readonly value: (row: T) => string | number | null;
  /** The value by default. */
  readonly cell?: (row: T) => ReactNode;
  readonly align?: 'end';
}

interface SheetProps<T> {
  readonly caption: string;
  readonly columns: readonly SheetColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** The order at first. */
  readonly sortedBy: { readonly head: string; readonly descending: boolean };
  /** The name of the file, without its ending. */
  readonly file: string;
  readonly onPhone?: TableProps<T>['onPhone'];
}

type Value = string | number | null;

/** Missing values come last in either order. */
const compare = (a: Value, b: Value, descending: boolean): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
  return descending ? -order : order;
};

/** Beyond this many rows only the visible ones are rendered. */
const mostRendered = 200;

const VirtualTable = part(() => import('./virtual-table'));

/** A table that can be sorted by every column, and downloaded. */
export const Sheet = <T,>({
  caption,
  columns,
  rows,
  keyOf,
  sortedBy,
  file,
  onPhone = 'pairs',
}: SheetProps<T>) => {
  const [{ head: by, descending }, setSorted] = useState(sortedBy);
  const key = columns.find(({ head }) => head === by)?.value ?? (() => null);
  const sorted = rows.toSorted((a, b) => compare(key(a), key(b), descending));
  const at = (index: number) => sorted[index] as T;
  const table: TableProps<number> = {
    caption,
    hideCaption: true,
    // Only rows of one height can be rendered in part.
    onPhone: rows.length > mostRendered ? 'scroll' : onPhone,
    keyOf: (index) => keyOf(at(index)),
    rows: [...sorted.keys()],
    columns: columns.map(
      ({ head, value, cell = (row) => shown(value(row) ?? ''), align }): Column<number> => ({
        head,
        cell: (index) => cell(at(index)),
        ...(align && { align }),
      }),
    ),
    order: {
      by,
      descending,
      // The first press sorts ascending, the next one turns it around.
      onSort: (head) => setSorted({ head, descending: head === by && !descending }),
    },
  };
  const save = () =>
    download(
      `${file}.csv`,
      csvOf([
        columns.map(({ head }) => head),
        ...sorted.map((row) => columns.map(({ value }) => value(row))),
      ]),
    );
  return (
    <div className="grid gap-2">
      {rows.length > mostRendered ? (
        <Piece waiting={<Skeleton className="h-96" />}>
          <VirtualTable {...table} />
        </Piece>
      ) : (
        <Table {...table} />
      )}
      <div className="text-right print:hidden">
        <Button look="quiet" icon={<Download aria-hidden className="size-4" />} onClick={save}>
          Download as CSV
        </Button>
      </div>
    </div>
  );
};
