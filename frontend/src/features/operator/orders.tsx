import { useState } from 'react';
import { SelectField } from '../../ui/select-field';
import { ExportOrders } from './export-orders';
import { OrderTable } from './order-table';
import { Parcels } from './parcels';

const views = [
  { value: 'open', label: 'To send' },
  { value: 'done', label: 'Sent or cancelled' },
  { value: 'parcels', label: 'Sent, and the account is deleted' },
] as const;
type View = (typeof views)[number]['value'];

/** What children have bought: to send, sent or cancelled, and on its way without its child. */
const Orders = () => {
  const [view, setView] = useState<View>('open');
  return (
    <div className="grid gap-gap">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label="Orders"
          options={views}
          value={view}
          onChange={({ target }) => setView(target.value as View)}
        />
        {view !== 'parcels' && <ExportOrders state={view} />}
      </div>
      {view === 'parcels' ? <Parcels /> : <OrderTable key={view} state={view} />}
    </div>
  );
};

export default Orders;
