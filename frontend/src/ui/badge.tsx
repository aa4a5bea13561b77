import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

const tones = {
  plain: 'border-line bg-sunken',
  good: 'border-leaf/40 bg-leaf-soft text-leaf',
  waiting: 'border-sun bg-sun-soft text-sun-ink',
  bad: 'border-berry/40 bg-berry-soft text-berry',
};

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A state in a word or two, repeated by the colour. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span
    className={cx(
      'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 font-semibold text-[0.85em] wrap-normal [&_svg]:size-4',
      tones[tone],
    )}
  >
    {icon}
    {children}
  </span>
);
