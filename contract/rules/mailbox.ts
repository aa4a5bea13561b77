/** Google's two domains share mailboxes, with or without dots in the name. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, as far as its spelling tells: without a tag (RFC 5233, `name+tag@`), at Gmail without dots and
 * in one domain. Used to compare two users who must be different; accounts are identified by their addresses.
 */
export const mailboxOf = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = '', domain] = [address.slice(0, at).split('+')[0], address.slice(at + 1)];
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
