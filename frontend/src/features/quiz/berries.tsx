import { cx } from '../../lib/cx';

const ripe = (
  <>
    <path d="M12 7q-8-1-8 7 0 8 8 8t8-8q0-8-8-7z" className="fill-berry stroke-berry-strong" />
    <path d="M8.5 12.5q.5-2 2.5-2.5" className="stroke-on-accent/70" />
  </>
);

const unripe = (
  <path d="M12 8q-6.5-.5-6.5 6 0 6.5 6.5 6.5t6.5-6.5q0-6.5-6.5-6z" className="fill-leaf-soft stroke-leaf" />
);

const bud = <circle cx="12" cy="14" r="3" className="fill-sunken stroke-line-strong" />;

const leaf = <path d="M12 8q0-5 6-6 0 6-6 6zm0 0q0-4-4-5" className="fill-leaf stroke-leaf" />;

interface BerryProps {
  /** Undefined before the answer. */
  readonly right: boolean | undefined;
}

export const Berry = ({ right }: BerryProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    strokeWidth="1.6"
    strokeLinecap="round"
    className={cx('w-full max-w-8', right !== undefined && 'animate-fly')}
  >
    {right === undefined ? bud : right ? ripe : unripe}
    {right !== undefined && leaf}
  </svg>
);

interface BerriesProps {
  /** Whether the answers so far were right, in order. */
  readonly answers: readonly boolean[];
  readonly total: number;
}

/** A twig with a berry for each question: it ripens with a right answer and stays green with a wrong one. */
export const Berries = ({ answers, total }: BerriesProps) => (
  <div
    role="progressbar"
    aria-label="Questions answered"
    aria-valuenow={answers.length}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuetext={`${answers.length} of ${total}, ${answers.filter(Boolean).length} right`}
    className="flex justify-between gap-0.5 rounded-control border-t-4 border-leaf pt-0.5"
  >
    {Array.from({ length: total }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the berries keep their places
      <span key={`${at} ${answers[at]}`} className="flex flex-1 justify-center">
        <Berry right={answers[at]} />
      </span>
    ))}
  </div>
);
