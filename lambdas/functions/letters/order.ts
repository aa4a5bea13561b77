export { orderLetters as handler } from '../../letters/order';
