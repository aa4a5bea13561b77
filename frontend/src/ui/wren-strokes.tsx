/** Wren is cut from paper, in a few shapes and lines; her svg rounds the ends of all lines. */
export const area = (d: string, fill: string) => <path d={d} fill={fill} />;

export const line = (d: string, stroke: string, strokeWidth = 3) => (
  <path d={d} stroke={stroke} strokeWidth={strokeWidth} />
);

export const dot = (cx: number, cy: number, r: number, fill: string) => (
  <circle cx={cx} cy={cy} r={r} fill={fill} />
);

export const ink = 'var(--ink)';
export const pencil = 'var(--line-strong)';
export const white = '#fffdf8';
export const leg = '#b0702a';
