type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Mixes two colours: a share of 0 is the first one. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([0, 1, 2].map((i) => (a[i] ?? 0) * (1 - share) + (b[i] ?? 0) * share) as unknown as Rgb);
};

const lightness = (hex: string): number => {
  const [r, g, b] = rgbOf(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
};

export const vivid = (hex: string): string => {
  const rgb = rgbOf(hex);
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  return hexOf(rgb.map((part) => mean + (part - mean) * 1.45) as unknown as Rgb);
};

/** Converts a colour to grey for ink. Figures are flat, so that they stand out against the dots of the background. */
export const inked = (hex: string, isBackdrop: boolean): string => {
  const light = lightness(hex);
  if (isBackdrop) {
    if (light > 0.66) return '#ffffff';
    if (light > 0.46) return 'url(#tone1)';
    return light > 0.26 ? 'url(#tone2)' : 'url(#tone3)';
  }
  if (light > 0.74) return '#ffffff';
  if (light > 0.56) return '#e2e2e2';
  if (light > 0.4) return '#b4b4b4';
  return light > 0.22 ? '#6e6e6e' : '#1a1a1a';
};
