export { processJobs as handler } from '../../books/process-jobs';
