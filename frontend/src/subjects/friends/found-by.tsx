import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner';
import { Notice } from '../../ui/notice';
import type { useFinding } from './use-finding';

const bannerMilliseconds = 5000;

interface FoundByProps {
  readonly finding: ReturnType<typeof useFinding>;
  /** The form, and below it the user found. */
  readonly form: ReactNode;
  readonly children: ReactNode;
}

/** A search with its result: the banner of a sent request, or the error. */
export const FoundBy = ({ finding: { said, forget, failure }, form, children }: FoundByProps) => (
  <div className="grid gap-gap">
    {said !== undefined && (
      <Banner key={said} kind="success" milliseconds={bannerMilliseconds} onGone={forget}>
        {said}
      </Banner>
    )}
    {form}
    {children}
    {failure !== null && <Notice kind="error">{failure}</Notice>}
  </div>
);
