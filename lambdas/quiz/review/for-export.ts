import { userPartition } from '../../platform/table/partition';
import { questionReports } from './report-store';

/** The child's own reports of wrong questions, without the questions. */
export const reportsForExport = (userId: string) => questionReports.list(userPartition(userId), 'REPORT#');
