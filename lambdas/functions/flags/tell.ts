export { tellOfFlags as handler } from '../../flags/tell';
