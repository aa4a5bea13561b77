import { operations } from '../../../contract/operations/endpoints';
import { operationsErrors } from '../../../contract/operations/errors';
import { day } from '../../operations/day';
import { setUpFactor } from '../../operations/factor';
import { operators, removeFactor } from '../../operations/operators';
import { switches, throwSwitch } from '../../operations/switches';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(operations, operationsErrors, {
  day,
  switches,
  throwSwitch,
  setUpFactor,
  operators,
  removeFactor,
});
