import { flagsErrors } from '../../contract/errors/flags';
import { flags } from '../../contract/flags';
import { serveOperators } from '../serve-operators';
import { open, resolve } from './operate';

export const handler = serveOperators(flags, flagsErrors, { open, resolve });
