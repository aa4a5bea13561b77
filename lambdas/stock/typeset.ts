/** Sets straight quotation marks and apostrophes, which authors type, as printers do: “It’s late,” said Wisp. */
export const typeset = (text: string): string =>
  text
    .replace(/(?<=^|[\s([—–“])"/g, '“')
    .replace(/"/g, '”')
    .replace(/(?<=^|[\s([—–“])'(?=\S)/g, '‘')
    .replace(/'/g, '’');

/** The same for each text in a value. */
export const typesetAll = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, one) => (typeof one === 'string' ? typeset(one) : one));
