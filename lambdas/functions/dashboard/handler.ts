import { dashboard } from '../../../contract/dashboard/endpoints';
import { getDashboard } from '../../dashboard/get';
import { serve } from '../serve';

export const handler = serve(dashboard, {}, { get: getDashboard });
