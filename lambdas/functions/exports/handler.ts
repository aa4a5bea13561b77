import { consentErrors } from '../../../contract/consent/errors';
import { copies } from '../../../contract/exports/endpoints';
import { exportsErrors } from '../../../contract/exports/errors';
import { address, ask, look } from '../../exports/ask';
import { serve } from '../serve';

export const handler = serve(copies, { ...consentErrors, ...exportsErrors }, { look, ask, address });
