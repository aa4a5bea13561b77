export { runStages as handler } from '../../settlement/stages';
