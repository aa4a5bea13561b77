import { cx } from '../../lib/cx';
import type { ViewerState } from './use-viewer';

interface ViewerProps {
  readonly title: string;
  readonly url: string;
  readonly state: ViewerState;
  readonly onLoad: () => void;
}

/** A third-party page: it gets no address of ours, stores nothing, opens no windows and cannot navigate. */
const fenced = {
  sandbox: 'allow-scripts allow-same-origin',
  referrerPolicy: 'no-referrer',
  allow: '',
  credentialless: true,
} as const;

/** The catalogue's own viewer, in a frame. */
export const Viewer = ({ title, url, state, onLoad }: ViewerProps) =>
  state !== 'gone' && (
    <iframe
      {...fenced}
      title={`The pages of ${title}`}
      src={url}
      onLoad={onLoad}
      className={cx(
        'w-full rounded-control border border-line bg-sunken',
        state === 'shown' ? 'h-[26rem]' : 'invisible h-0',
      )}
    />
  );
