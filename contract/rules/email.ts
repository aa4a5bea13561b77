/** An address that mail can be sent to. */
export const emailPattern =
  /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);
