import { operations } from '../../../contract/operations/endpoints';
import { day } from '../../operations/day';
import { switches, throwSwitch } from '../../operations/switches';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(operations, {}, { day, switches, throwSwitch });
