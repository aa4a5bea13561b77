/** The requested part of a file, both ends included. `unsatisfiable` when there is no such part. */
export type Range = { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined;

/**
 * Parses one range of bytes, the form that video players request. Any other header is ignored: the whole file is a valid answer.
 */
export const rangeOf = (header: string | undefined, size: number): Range => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
};
