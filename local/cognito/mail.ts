import type { Messages } from './options';
import type { Pool } from './pool';

const DEFAULTS: Messages = {
  invitation: {
    subject: 'Your temporary password',
    text: 'Your username is {username} and temporary password is {####}.',
  },
  confirmation: { subject: 'Your verification code', text: 'Your confirmation code is {####}.' },
  passwordReset: { subject: 'Your verification code', text: 'Your password reset code is {####}.' },
};

export const sendMail = (pool: Pool, kind: keyof Messages, to: string, secret: string): void => {
  const message = pool.options.messages?.[kind] ?? DEFAULTS[kind];
  const fill = (text: string) => text.replaceAll('{username}', () => to).replaceAll('{####}', () => secret);
  pool.options.onMail({ to, subject: fill(message.subject), text: fill(message.text) });
};

/** The masked address to which a code was sent: `a***@m***`. */
export const deliveryDetails = (email: string) => {
  const [local = '', domain = ''] = email.split('@');
  const Destination = `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
};
