import type { ComponentProps, ReactNode } from 'react';
import { part } from '../../lib/part';
import { Piece } from '../../ui/piece';
import type Narrator from './narrator';

/** Load it ahead where a text is read without a network. */
export const loadNarrator = () => import('./narrator');
const Loaded = part(loadNarrator);

interface NarrationProps extends ComponentProps<typeof Narrator> {
  /** What has its place while it loads. */
  readonly waiting?: ReactNode;
}

/** The buttons of reading aloud, loaded after the story. */
export const NarrationButtons = ({ waiting, ...props }: NarrationProps) => (
  <Piece waiting={waiting}>
    <Loaded {...props} />
  </Piece>
);
