export const classNameLimit = 60;

/** Classes of a teacher that are not archived. */
export const mostClasses = 50;

/** Students in one change of a class. */
export const studentsAtOnce = 100;

/** Without letters and digits that look alike. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const codeLength = 8;

/** A code in its stored form: the input in capitals, without spaces and hyphens. Null if the input is not a code. */
export const codeIn = (text: string): string | null => {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return code.length === codeLength && [...code].every((sign) => signs.includes(sign)) ? code : null;
};

/** The code of random numbers from 0 to 255. */
export const codeOf = (random: Iterable<number>): string =>
  [...random].map((number) => signs[number % signs.length]).join('');
