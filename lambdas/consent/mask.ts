/** Enough to know an address again, too little to learn it: `s•••@home.test`. */
export const maskedAddress = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
