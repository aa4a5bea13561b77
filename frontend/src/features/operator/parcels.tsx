import { useInfiniteQuery } from '@tanstack/react-query';
import type { Parcel } from '../../../../contract/shop/operators';
import { Table } from '../../ui/table';
import { Pages } from './pages';
import { PostalAddress } from './postal-address';
import { parcelsQuery } from './queries';
import { day } from './words';

/** Prizes on their way whose child’s account was deleted: somebody asks when one comes back. */
export const Parcels = () => {
  const query = useInfiniteQuery(parcelsQuery);
  const rows = query.data?.pages.flatMap(({ parcels }) => parcels) ?? [];
  return (
    <Pages
      query={query}
      what="parcel"
      count={rows.length}
      nothing={<p className="text-center text-soft">No parcels.</p>}
    >
      <Table<Parcel>
        caption="Sent, and the account is deleted"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { head: 'Item', cell: ({ item_name }) => <span className="wrap-anywhere">{item_name}</span> },
          { head: 'Sent', cell: ({ sent_at }) => day(sent_at) },
          { head: 'Address', cell: PostalAddress },
        ]}
      />
    </Pages>
  );
};
