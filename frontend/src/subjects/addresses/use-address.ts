import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Address, addresses } from '../../../../contract/addresses/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { addressKeys } from './keys';

/** The address of a person, and what can be done about it. The server's answers are shown unchanged. */
export const useAddress = (person: string) => {
  const queries = useQueryClient();
  const queryKey = addressKeys.of(person);
  const params = { person };
  const keep = (answer: Address) => {
    queries.setQueryData(queryKey, answer);
  };
  const current = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(addresses.get, { params }, signal),
  });
  const ask = useSend({
    mutationFn: (email: string) => call(addresses.ask, { params, body: { email } }),
    onSuccess: keep,
  });
  const cancel = useSend({
    mutationFn: () => call(addresses.cancel, { params }),
    onSuccess: keep,
  });
  return { current, ask, cancel };
};

export type AddressOfPerson = ReturnType<typeof useAddress>;
