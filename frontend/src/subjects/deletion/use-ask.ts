import { deletion } from '../../../../contract/deletion/endpoints';
import type { Call } from '../../../../contract/endpoint';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';

type Body = Call<typeof deletion.ask>['body'];

/** Asks for a deletion, which sends the link to confirm it. */
export const useAsk = () => useSend({ mutationFn: (body: Body) => call(deletion.ask, { body }) });

export type Fates = NonNullable<Body['children']>;
