export { takeTurn as handler } from '../../voice/turn';
