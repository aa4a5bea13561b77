import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { Spinner } from './spinner';

const looks = {
  primary:
    'bg-accent text-on-accent shadow-[0_3px_0_var(--accent-edge)] hover:bg-accent-strong active:translate-y-0.5 active:shadow-none',
  secondary: 'bg-raised text-ink border-2 border-line hover:border-line-strong hover:bg-sunken',
  danger:
    'bg-berry text-on-accent shadow-[0_3px_0_var(--berry-edge)] hover:bg-berry-strong active:translate-y-0.5 active:shadow-none',
  chosen: 'border-2 border-leaf bg-leaf-soft text-ink',
  quiet: 'text-accent-strong underline-offset-4 hover:bg-sunken hover:underline',
};

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof looks;
  /** Shows a spinner and ignores presses. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
}

export const buttonClass = (look: keyof typeof looks = 'primary') =>
  cx(
    'inline-flex min-h-target items-center justify-center gap-2 rounded-control px-5 py-2 text-center crowded:px-3 font-semibold transition-[background,transform,box-shadow]',
    '[&>svg]:shrink-0 disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none',
    looks[look],
  );

export const Button = ({
  look,
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-busy={busy || undefined}
    aria-disabled={rest['aria-disabled'] ?? (busy || undefined)}
    onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    className={cx(buttonClass(look), className)}
  >
    {busy ? <Spinner /> : icon}
    {children}
  </button>
);
