type Vector = ArrayLike<number>;

const dot = (a: Vector, b: Vector): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const lengthOf = (vector: Vector) => Math.sqrt(dot(vector, vector)) || 1;

export const cosine = (a: Vector, b: Vector): number => dot(a, b) / (lengthOf(a) * lengthOf(b));

/** The same direction, with length 1. */
export const unit = (vector: Vector): number[] => {
  const length = lengthOf(vector);
  return Array.from(vector, (part) => part / length);
};
