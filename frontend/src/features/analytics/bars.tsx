interface Bar {
  readonly label: string;
  readonly value: number;
}

interface BarsProps {
  readonly title: string;
  /** The counted unit: "words". */
  readonly unit: string;
  readonly bars: readonly Bar[];
}

const height = 72;
const step = 12;
/** A chart is at least as wide as one of this many bars. */
const fewest = 12;

/** A small bar chart. Its name has the figures, for screen readers. */
export const Bars = ({ title, unit, bars }: BarsProps) => {
  const width = Math.max(bars.length, fewest) * step;
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const ends = new Set([bars[0]?.label, bars.at(-1)?.label]);
  const said = bars
    .filter(({ value }) => value > 0)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(', ');
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap justify-between gap-x-4 font-semibold">
        {title}
        <span className="font-normal text-soft tabular-nums">
          most: {highest.toLocaleString('en-US')} {unit}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}. ${said === '' ? 'Nothing yet' : said}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-28 w-full"
      >
        <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line-strong" />
        {bars.map(({ label, value }, i) => (
          <rect
            key={label}
            x={i * step + 2}
            y={height - 1 - (value / highest) * (height - 4)}
            width={step - 4}
            height={(value / highest) * (height - 4)}
            rx="1.5"
            className="fill-sea"
          >
            <title>
              {label}: {value} {unit}
            </title>
          </rect>
        ))}
      </svg>
      <p className="flex justify-between text-[0.85em] text-soft" aria-hidden>
        {/* Few bars end before the right edge. */}
        {bars.length < fewest ? (
          <span>{[...ends].join(' to ')}</span>
        ) : (
          [...ends].map((end) => <span key={end}>{end}</span>)
        )}
      </p>
    </figure>
  );
};
