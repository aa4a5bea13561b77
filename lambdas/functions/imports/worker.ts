export { carryOutImports as handler } from '../../imports/carry-out';
