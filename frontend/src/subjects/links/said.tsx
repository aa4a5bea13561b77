import type { ReactNode } from 'react';
import { Wren, type WrenMood } from '../../ui/wren';
import { StateHeading } from './state-heading';

interface SaidProps {
  readonly mood: WrenMood;
  readonly title: string;
  /** The state has changed on this page: the heading is announced. */
  readonly moved?: boolean;
  readonly children: ReactNode;
}

export const Said = ({ mood, title, moved = false, children }: SaidProps) => (
  <div className="grid gap-4">
    <Wren mood={mood} className="w-24" />
    <StateHeading moved={moved}>{title}</StateHeading>
    {children}
  </div>
);
