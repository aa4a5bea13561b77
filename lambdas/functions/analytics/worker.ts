export { workOnRebuilds as handler } from '../../analytics/rebuild-jobs';
