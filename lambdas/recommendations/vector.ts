type Vector = ArrayLike<number>;

const dot = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const lengthOf = (vector: Vector) => Math.sqrt(dot(vector, vector)) || 1;

/** 0 for vectors with different numbers of dimensions, which are not comparable. */
export const cosine = (a: Vector, b: Vector): number =>
  a.length === b.length ? dot(a, b) / (lengthOf(a) * lengthOf(b)) : 0;

/** The same direction, with length 1. */
export const unit = (vector: Vector): number[] => {
  const length = lengthOf(vector);
  return Array.from(vector, (part) => part / length);
};
