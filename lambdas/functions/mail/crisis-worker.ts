export { deliverCrisisMails as handler } from '../../mail/deliver-crisis';
