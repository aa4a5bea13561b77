/**
 * The records of a comma-separated text (RFC 4180), with or without a byte order mark. Undefined for a text that breaks its
 * rules: a quotation mark inside a plain field, or a quotation that does not end before a comma or a line.
 */
export const parseCsv = (text: string, mostRecords: number): string[][] | undefined => {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const records: string[][] = [];
  let record: string[] = [];
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (field.lastIndex < text.length && records.length < mostRecords) {
    const found = field.exec(text);
    if (found === null) return undefined;
    const [, quoted, plain = '', end] = found;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    // A comma at the very end begins one more, empty field.
    if (end === ',' && field.lastIndex === text.length) record.push('');
    if (end === ',' && field.lastIndex < text.length) continue;
    records.push(record);
    record = [];
  }
  return records;
};
