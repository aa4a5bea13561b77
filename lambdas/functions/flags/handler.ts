import { flags } from '../../../contract/flags/endpoints';
import { flagsErrors } from '../../../contract/flags/errors';
import { open } from '../../flags/operate';
import { resolve } from '../../flags/resolve';
import { words } from '../../operations/flag-words';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(flags, flagsErrors, { open, resolve, words });
