import { audit } from '../../../contract/audit/endpoints';
import { listActions } from '../../audit/record';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(audit, {}, { actions: listActions });
