interface GemProps {
  readonly x: number;
  readonly y: number;
  readonly tints: readonly [string, string, string];
  readonly turn?: number;
}

/** A cut stone of three shades. */
export const Gem = ({ x, y, tints: [light, middle, dark], turn = 0 }: GemProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-20-8l10-12h20l10 12L0 20z" fill={middle} />
    <path d="M-20-8h14L0 20zM-10-20h10l-6 12h-14z" fill={light} />
    <path d="M20-8H6L0 20zM10-20l-4 12h14z" fill={dark} />
  </g>
);
