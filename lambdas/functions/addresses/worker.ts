export { carryOutChanges as handler } from '../../addresses/carry-out';
