export { startSettlement as handler } from '../../settlement/start';
