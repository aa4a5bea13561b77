import { Heart } from 'lucide-react';
import type { Comic } from '../../../../contract/comics/endpoints';
import { counted } from '../../lib/counted';
import { ComicPicture } from './comic-picture';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** A comic as a small page that opens. */
export const ComicCard = ({ comic, onOpen }: { comic: Comic; onOpen: () => void }) => (
  <div className="grid overflow-hidden rounded-card border border-line bg-raised shadow-card">
    <ComicPicture comic={comic} as="thumbnail" />
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-target items-center justify-between gap-2 px-3 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0">
        <span className="block font-semibold">
          {comic.is_own ? day.format(new Date(comic.created_at)) : comic.username}
        </span>
        <span className="block text-[0.85em] text-soft">
          Open<span className="sr-only"> the comic</span>
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1 text-[0.9em]">
        <Heart aria-hidden className={comic.user_has_liked ? 'size-4 fill-berry text-berry' : 'size-4'} />
        <span aria-hidden>{comic.likes}</span>
        <span className="sr-only">{counted(comic.likes, 'like')}</span>
      </span>
    </button>
  </div>
);
