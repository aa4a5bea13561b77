import { addresses } from '../../../contract/addresses/endpoints';
import { addressesErrors } from '../../../contract/addresses/errors';
import { ask } from '../../addresses/ask';
import { cancel, get } from '../../addresses/cancel';
import { confirm, stop, view } from '../../addresses/links';
import { serve } from '../serve';

export const handler = serve(addresses, addressesErrors, { get, ask, cancel, view, confirm, stop });
