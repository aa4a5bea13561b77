import { useMutation } from '@tanstack/react-query';
import { type orderStates, shopOperators } from '../../../../contract/shop/operators';
import { call } from '../../lib/api';
import { download } from '../../lib/download';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Saves all orders in files of a thousand each. */
export const ExportOrders = ({ state }: { readonly state: (typeof orderStates)[number] }) => {
  const save = useMutation({
    mutationFn: async () => {
      let cursor: string | undefined;
      for (let part = 1; part === 1 || cursor !== undefined; part++) {
        const { csv, next } = await call(shopOperators.exportOrders, { body: { state, cursor } });
        cursor = next ?? undefined;
        const isWhole = part === 1 && cursor === undefined;
        download(`orders-${state}${isWhole ? '' : `-${part}`}.csv`, csv);
      }
    },
  });
  return (
    <>
      <Button look="secondary" busy={save.isPending} onClick={() => save.mutate()}>
        Export as CSV
      </Button>
      {save.isError && <Notice kind="error">{save.error.message}</Notice>}
    </>
  );
};
