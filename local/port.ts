/** The port in a setting; 0 is any free one. Throws for an invalid value. */
export const portOf = (setting = '3000'): number => {
  if (/^\d{1,5}$/.test(setting) && Number(setting) <= 65_535) return Number(setting);
  throw new Error(`PORT=${setting} is no port: choose a number from 0 to 65535, such as PORT=3001.`);
};
