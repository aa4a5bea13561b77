import { useQueryClient } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { type Comic, comics } from '../../../../contract/comics/endpoints';
import { comicMessages } from '../../../../contract/comics/messages';
import { call } from '../../lib/api';
import { cx } from '../../lib/cx';
import { comicKeys } from '../../subjects/comics/keys';
import { Button } from '../../ui/button';

interface ComicPictureProps {
  readonly comic: Comic;
  /** `page`: one column on a phone; `thumbnail`: always the square. */
  readonly as: 'page' | 'thumbnail';
  readonly className?: string;
}

const Failed = ({ onRetry, busy }: { onRetry: () => void; busy: boolean }) => (
  <span className="grid aspect-square w-full grid-cols-1 content-center justify-items-center gap-3 rounded-card bg-sunken p-4 text-center">
    <ImageOff aria-hidden className="size-8 text-soft" />
    <span role="status">{comicMessages.imageFailed}</span>
    <Button look="secondary" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </span>
);

/** The picture of a comic, with its size known before it loads. A failed one is asked for again with fresh addresses. */
export const ComicPicture = ({ comic, as, className }: ComicPictureProps) => {
  const queries = useQueryClient();
  const [fresh, setFresh] = useState<Comic>();
  const [state, setState] = useState<'shown' | 'failed' | 'asking'>('shown');
  const { pictures, alt } = fresh ?? comic;
  const { grid, strip } = pictures;
  const retry = async () => {
    setState('asking');
    try {
      setFresh((await call(comics.one, { params: { id: comic.id } })).comic);
      setState('shown');
    } catch {
      setState('failed');
      void queries.invalidateQueries({ queryKey: comicKeys.all });
    }
  };
  if (state !== 'shown') return <Failed busy={state === 'asking'} onRetry={() => void retry()} />;
  return (
    <picture>
      {as === 'page' && (
        <>
          <source
            media="(max-width: 640px)"
            type="image/webp"
            srcSet={strip.webp}
            width={strip.width}
            height={strip.height}
          />
          <source
            media="(max-width: 640px)"
            type="image/png"
            srcSet={strip.png}
            width={strip.width}
            height={strip.height}
          />
        </>
      )}
      <source type="image/webp" srcSet={grid.webp} width={grid.width} height={grid.height} />
      <img
        src={grid.png}
        width={grid.width}
        height={grid.height}
        alt={as === 'page' ? alt.join('\n') : ''}
        loading="lazy"
        decoding="async"
        onError={() => setState('failed')}
        className={cx('h-auto w-full bg-white', className)}
      />
    </picture>
  );
};
