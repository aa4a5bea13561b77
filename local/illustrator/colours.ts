type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const long = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  return (long.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16)) as unknown as Rgb;
};

const hexOf = (rgb: readonly number[]): string => {
  const whole = rgb.map((part) => Math.round(Math.min(255, Math.max(0, part))));
  return `#${whole.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** Mixes two colours: a share of 0 is the first one. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share));
};

const lightness = (hex: string): number => {
  const [r, g, b] = rgbOf(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

export const vivid = (hex: string): string => {
  const rgb = rgbOf(hex);
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  return hexOf(rgb.map((part) => mean + (part - mean) * 1.45));
};

/** Greys and dots for ink, each from a lightness on. */
const greys = [0.74, 0.56, 0.4, 0.22].map(
  (from, i) => [from, ['#ffffff', '#e2e2e2', '#b4b4b4', '#6e6e6e'][i] ?? ''] as const,
);
const tones = [0.66, 0.46, 0.26, -1].map(
  (from, i) => [from, i === 0 ? '#ffffff' : `url(#tone${i})`] as const,
);

/** Converts a colour to grey for ink. Figures are flat, so that they stand out against the dots of the background. */
export const inked = (hex: string, isBackdrop: boolean): string => {
  const light = lightness(hex);
  return (isBackdrop ? tones : greys).find(([from]) => light > from)?.[1] ?? '#1a1a1a';
};
