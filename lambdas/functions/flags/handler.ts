import { flags } from '../../../contract/flags/endpoints';
import { flagsErrors } from '../../../contract/flags/errors';
import { open, resolve } from '../../flags/operate';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(flags, flagsErrors, { open, resolve });
