import { keyedHash } from '../platform/keyed-hash';
import { hashOf, isSecretOf } from '../platform/secret';

const proofOf = (email: string) => keyedHash(`waitlist ${email}`);

/** For the link by which the reader of a mail takes the address off the waitlist. Nothing is stored, so the link never ends. */
export const waitlistToken = (email: string): string =>
  `${Buffer.from(email).toString('base64url')}.${proofOf(email)}`;

/** The address of a token; undefined if the token is not of this stage's making. */
export const addressOfToken = (token: string): string | undefined => {
  const [encoded = '', proof = ''] = token.split('.');
  const email = Buffer.from(encoded, 'base64url').toString();
  return isSecretOf(proof, hashOf(proofOf(email))) ? email : undefined;
};
