import type { ComponentProps } from 'react';
import { cx } from '../lib/cx';

/** A sheet of paper on the page. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    {...rest}
    className={cx('rounded-card border border-line bg-raised p-gap shadow-card sm:p-6', className)}
  />
);
