import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../lib/cx';

export interface Column<T> {
  readonly head: string;
  readonly cell: (row: T) => ReactNode;
  /** Aligned as numbers. */
  readonly align?: 'end';
}

export interface TableProps<T> {
  /** The table's caption; for screen readers only with `hideCaption`, if a heading says the same. */
  readonly caption: string;
  readonly hideCaption?: boolean;
  /** The first column names the row. */
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** Shown instead of rows when there are none. */
  readonly empty?: ReactNode;
  /**
   * On a phone each row becomes a card, with short values in pairs beside each other; if columns must be compared, use
   * horizontal scrolling instead.
   */
  readonly onPhone?: 'cards' | 'pairs' | 'scroll';
  /** Makes every header a button that asks for another order. */
  readonly order?: TableOrder;
  /** For a long table of which only the visible rows are rendered. */
  readonly windowed?: Windowed;
}

export interface TableOrder {
  /** The header of the column by which the rows are sorted. */
  readonly by: string;
  readonly descending: boolean;
  readonly onSort: (head: string) => void;
}

interface Windowed {
  readonly scroller: Ref<HTMLDivElement>;
  /** The height of the rows before and after those that are rendered, in pixels. */
  readonly before: number;
  readonly after: number;
  readonly firstIndex: number;
  readonly count: number;
}

/** A row as a card: the header of each column stands before its cell. */
const asCards = {
  table: 'max-sm:block',
  head: 'max-sm:sr-only',
  body: 'max-sm:block',
  row: 'max-sm:block max-sm:py-2',
  name: 'max-sm:block max-sm:min-w-0 max-sm:py-1',
  cell: 'max-sm:relative max-sm:block max-sm:py-1 max-sm:pl-36! max-sm:text-left! max-sm:before:absolute max-sm:before:left-4 max-sm:before:w-28 max-sm:before:text-soft max-sm:before:content-[attr(data-head)] crowded:pl-4! crowded:before:static crowded:before:block crowded:before:w-auto max-sm:data-[head=Actions]:pl-4! max-sm:data-[head=Actions]:before:content-none',
  empty: 'max-sm:block',
};
/** The headers of a sortable table stay, above the cards. */
const asPairs: typeof asCards = {
  ...asCards,
  row: 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:px-4 max-sm:py-3 crowded:grid-cols-1',
  name: 'max-sm:col-span-full max-sm:block max-sm:min-w-0 max-sm:px-0! max-sm:py-1',
  cell: 'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:px-0! max-sm:py-0.5 max-sm:text-left! max-sm:before:text-[0.9em] max-sm:before:text-soft max-sm:before:content-[attr(data-head)] max-sm:data-[head=Actions]:col-span-full max-sm:data-[head=Actions]:py-2 max-sm:data-[head=Actions]:before:content-none',
};
const sortHead = 'max-sm:block';
const sortHeadRow =
  'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:px-4 max-sm:*:px-0! max-sm:[&_svg.invisible]:hidden max-sm:before:content-["Sort_by:"]';
const asTable: Partial<typeof asCards> = {};
const shapes = { cards: asCards, pairs: asPairs, scroll: asTable };
/** On a phone the names of a sortable table leave room for the columns that are compared. */
const narrowName = 'min-w-28 sm:min-w-36';
/** The many columns of a sortable table stand closer, so that they fit a desktop. */
const closer = 'px-2 first:pl-4 last:pr-4';

interface SortButtonProps extends Pick<Column<never>, 'head' | 'align'> {
  readonly order: TableOrder;
}

const SortButton = ({ head, align, order: { by, descending, onSort } }: SortButtonProps) => {
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(head)}
      className={cx(
        'inline-flex min-h-target items-center gap-1 underline-offset-4 hover:underline',
        align === 'end' && 'flex-row-reverse',
      )}
    >
      {head}
      <Arrow aria-hidden className={cx('size-4 print:hidden', by !== head && 'invisible')} />
    </button>
  );
};

const sortOf = (head: string, order: TableOrder | undefined) => {
  if (order?.by !== head) return undefined;
  return order.descending ? 'descending' : 'ascending';
};

const Spacer = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0 }} />
  </tr>
);

/** A table, for adults. One that is wider than the screen scrolls horizontally, by keyboard too. */
export const Table = <T,>(props: TableProps<T>) => {
  const { caption, hideCaption, columns, rows, keyOf, empty, onPhone = 'cards', order, windowed } = props;
  const shape = shapes[onPhone];
  // One row has no order.
  const sorting = rows.length > 1 ? order : undefined;
  const sortsPairs = onPhone === 'pairs' && sorting !== undefined;
  const place = ({ align }: Column<T>) => (align === 'end' ? 'text-right tabular-nums' : 'text-left');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark for each table
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      ref={windowed?.scroller}
      className={cx(
        'relative overflow-x-auto rounded-card border border-line bg-raised',
        windowed !== undefined && 'max-h-[70vh] overflow-y-auto',
      )}
    >
      <table
        aria-rowcount={windowed && windowed.count + 1}
        className={cx('w-full border-collapse wrap-normal', shape.table)}
      >
        <caption className={hideCaption ? 'sr-only' : 'px-4 pt-3 pb-1 text-left font-semibold max-sm:block'}>
          {caption}
        </caption>
        <thead className={sortsPairs ? sortHead : shape.head}>
          <tr className={cx('border-b-2 border-line text-[0.9em] text-soft', sortsPairs && sortHeadRow)}>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                aria-sort={sortOf(column.head, sorting)}
                className={cx(
                  sorting ? 'py-0' : 'py-2.5',
                  order ? closer : 'px-4',
                  'font-semibold',
                  place(column),
                )}
              >
                {sorting === undefined ? (
                  column.head
                ) : (
                  <SortButton head={column.head} align={column.align} order={sorting} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={shape.body}>
          {windowed !== undefined && <Spacer height={windowed.before} />}
          {rows.map((row, index) => (
            <tr
              key={keyOf(row)}
              aria-rowindex={windowed && windowed.firstIndex + index + 2}
              className={cx('border-line not-last:border-b hover:bg-sunken/50', shape.row)}
            >
              {columns.map((column, nth) =>
                nth === 0 ? (
                  <th
                    key={column.head}
                    scope="row"
                    className={cx(
                      'py-2.5 text-left font-semibold wrap-anywhere',
                      order === undefined ? 'min-w-56 px-4' : cx(narrowName, closer),
                      shape.name,
                    )}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.head}
                    data-head={column.head}
                    className={cx('py-2.5', order ? closer : 'px-4', place(column), shape.cell)}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
          {windowed !== undefined && <Spacer height={windowed.after} />}
          {rows.length === 0 && empty !== undefined && (
            <tr className={shape.row}>
              <td colSpan={columns.length} className={cx('px-4 py-6 text-center text-soft', shape.empty)}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
};
