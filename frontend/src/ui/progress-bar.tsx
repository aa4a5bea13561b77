interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={max}
    className="h-4 overflow-hidden rounded-full border-2 border-line bg-sunken"
  >
    <div
      className="h-full rounded-full bg-leaf transition-[width] duration-500"
      style={{ width: `${(100 * value) / max}%` }}
    />
  </div>
);
