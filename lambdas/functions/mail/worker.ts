export { deliverMails as handler } from '../../mail/deliver';
