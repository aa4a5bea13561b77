import { cx } from '../../lib/cx';

const step = 15;

/** A twig with a berry for every question: the ripe ones are the right answers. */
export const Twig = ({ score, total }: { score: number; total: number }) => {
  const berries = Array.from({ length: total }, (_, at) => ({
    at,
    x: 12 + at * step,
    y: at % 2 === 0 ? 8 : 24,
    ripe: at < score,
  }));
  const end = 12 + (total - 1) * step + 8;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${end + 6} 32`}
      className="h-8 max-w-full"
      fill="none"
      strokeLinecap="round"
    >
      <path d={`M3 18Q${end / 3} 12 ${end / 2} 16T${end} 14`} stroke="var(--wren)" strokeWidth="2.5" />
      {berries.map(({ at, x, y, ripe }) => (
        <g key={at}>
          <path d={`M${x} 16L${x} ${y}`} stroke="var(--wren)" strokeWidth="1.5" />
          <circle
            cx={x}
            cy={y}
            r="6"
            strokeWidth="2"
            className={cx(ripe ? 'fill-accent stroke-accent-strong' : 'fill-raised stroke-line-strong')}
          />
          {ripe && <circle cx={x - 2} cy={y - 2} r="1.5" className="fill-on-accent" />}
        </g>
      ))}
    </svg>
  );
};
