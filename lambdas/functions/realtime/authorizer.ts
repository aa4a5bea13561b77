export { authorizeSocket as handler } from '../../realtime/authorizer';
