export { checkNames as handler } from '../../users/check-names';
