export { signIn as handler } from '../../children/sign-in';
