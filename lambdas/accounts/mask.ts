/** Masks an address so that its owner recognizes it and others cannot reconstruct it: `s•••@home.test`. */
export const maskedAddress = (email: string): string => email.replace(/(.)[^@]*/, '$1•••');
