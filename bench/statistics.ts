/** The upper one of two medians; 0 without values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The value that this share of the values does not exceed; NaN without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
