import { cx } from '../../lib/cx';

const medals = [
  { name: 'Gold medal', disc: 'fill-sun', ring: 'stroke-sun-ink', number: 'fill-ink' },
  { name: 'Silver medal', disc: 'fill-line', ring: 'stroke-line-strong', number: 'fill-ink' },
  { name: 'Bronze medal', disc: 'fill-(--wren)', ring: 'stroke-(--wren-dark)', number: 'fill-on-accent' },
];

/** The medal for a place in words; undefined after the third. */
export const medalFor = (place: number): string | undefined => medals[place - 1]?.name;

/** A place on a leaderboard; the best three have a medal. */
export const PlaceMark = ({ place }: { place: number }) => {
  const medal = medals[place - 1];
  if (medal === undefined)
    return (
      <span className="grid size-10 min-w-fit place-items-center font-heading text-xl font-bold text-soft tabular-nums">
        {place.toLocaleString('en-US')}
      </span>
    );
  return (
    <svg viewBox="0 0 40 40" role="img" aria-label={`${place}, ${medal.name}`} className="day size-10">
      <path d="M10 1h9l4 14h-8z" className="fill-accent" />
      <path d="M30 1h-9l-4 14h8z" className="fill-accent-strong" />
      <circle cx="20" cy="25" r="13" strokeWidth="2.5" className={cx(medal.disc, medal.ring)} />
      <circle cx="20" cy="25" r="9.5" fill="none" strokeWidth="1" opacity="0.5" className={medal.ring} />
      <text
        x="20"
        y="30"
        textAnchor="middle"
        className={cx('font-heading text-[15px] font-bold', medal.number)}
      >
        {place}
      </text>
    </svg>
  );
};
