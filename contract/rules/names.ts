/** An address that mail can be sent to. */
export const emailPattern =
  /^[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);

/** Characters that look like nothing. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\p{Variation_Selector}/u;

/** What makes an address, a link or a tag of a name: it stands in mails to people who do not know the child. */
const linking = /[@<>/\\:]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/** Letters of any script, and nothing that cannot be seen or leads somewhere. */
export const hasNameLetters = (name: string): boolean => !invisible.test(name) && !linking.test(name);
