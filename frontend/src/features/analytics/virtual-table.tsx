import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Table, type TableProps } from '../../ui/table';

const rowPixels = 45;

/** A table of which only the visible rows are rendered. */
const VirtualTable = ({ rows, ...table }: TableProps<number>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan: 20,
  });
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  return (
    <Table
      {...table}
      rows={rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1)}
      windowed={{
        scroller,
        before: first?.start ?? 0,
        after: virtual.getTotalSize() - (last?.end ?? 0),
        firstIndex: first?.index ?? 0,
        count: rows.length,
      }}
    />
  );
};

export default VirtualTable;
