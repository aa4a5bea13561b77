export { preSignUp as handler } from '../../invitations/pre-sign-up';
