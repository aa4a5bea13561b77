/** One measured figure with its target. */
export interface Figure {
  readonly name: string;
  readonly target: string;
  readonly measured: string;
  readonly isMet: boolean;
}

export const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

export const shown = (value: number) => `${value.toFixed(1)} %`;

export const atLeast = (name: string, target: number, part: number, whole: number): Figure => ({
  name,
  target: `≥ ${target} %`,
  measured: `${shown(percent(part, whole))} of ${whole}`,
  isMet: whole > 0 && percent(part, whole) >= target,
});

export const below = (name: string, target: number, part: number, whole: number): Figure => ({
  name,
  target: `< ${target} %`,
  measured: `${shown(percent(part, whole))} of ${whole}`,
  isMet: whole > 0 && percent(part, whole) < target,
});

/** A figure without measurements is not met. */
export const none = (name: string, found: number, of: number): Figure => ({
  name,
  target: '0',
  measured: `${found} of ${of}`,
  isMet: of > 0 && found === 0,
});

export const exactly = (name: string, expected: number, found: number): Figure => ({
  name,
  target: String(expected),
  measured: String(found),
  isMet: found === expected,
});
