import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Flag, Heart, Printer } from 'lucide-react';
import { useState } from 'react';
import { type Comic, comics } from '../../../../contract/comics/endpoints';
import { call } from '../../lib/api';
import { counted } from '../../lib/counted';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { CloseButton } from '../../ui/close-button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Notice } from '../../ui/notice';
import { useModal } from '../../ui/use-modal';
import { ComicPicture } from './comic-picture';
import { todayQuery } from './queries';

/** Saves the PNG of the page with a name that a child finds again. */
const save = async ({ pictures, created_at }: Comic) => {
  const response = await fetch(pictures.grid.png);
  if (!response.ok) throw new Error('The picture is gone');
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `my-comic-${created_at.slice(0, 10)}.png`,
  });
  link.click();
  URL.revokeObjectURL(address);
};

const OwnActions = ({ comic }: { comic: Comic }) => {
  const saving = useMutation({ mutationFn: () => save(comic) });
  return (
    <>
      <Button
        look="secondary"
        busy={saving.isPending}
        icon={<Download aria-hidden className="size-5" />}
        onClick={() => saving.mutate()}
      >
        Save picture
      </Button>
      <Button
        look="secondary"
        icon={<Printer aria-hidden className="size-5" />}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {saving.isError && <Notice kind="error">The picture could not be saved. Please try again.</Notice>}
    </>
  );
};

const useLike = (comic: Comic) => {
  const queries = useQueryClient();
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (liked: boolean) => {
      const { likes } = await call(liked ? comics.like : comics.unlike, { params: { id: comic.id } });
      return { likes, liked };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: todayQuery.queryKey }),
  });
  const shown = data ?? { likes: comic.likes, liked: comic.user_has_liked };
  return { ...shown, isPending, toggle: () => mutate(!shown.liked) };
};

const LikeButton = ({ comic }: { comic: Comic }) => {
  const { likes, liked, isPending, toggle } = useLike(comic);
  const { consents } = useUser();
  if (!consents.public_sharing) return <p className="text-soft">{counted(likes, 'like')}</p>;
  return (
    <Button look={liked ? 'chosen' : 'secondary'} aria-pressed={liked} busy={isPending} onClick={toggle}>
      <Heart aria-hidden className={liked ? 'size-5 fill-berry text-berry' : 'size-5'} />
      {liked ? 'Liked' : 'Like'} · {likes}
    </Button>
  );
};

const ReportButton = ({ comic, onGone }: { comic: Comic; onGone: () => void }) => {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const report = useMutation({
    mutationFn: () => call(comics.report, { params: { id: comic.id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: todayQuery.queryKey });
      onGone();
    },
  });
  return (
    <>
      <Button look="quiet" icon={<Flag aria-hidden className="size-5" />} onClick={() => setAsking(true)}>
        Report
      </Button>
      {asking && (
        <ConfirmDialog
          title="Is something wrong with this comic?"
          confirmLabel="Report it"
          cancelLabel="Keep looking"
          busy={report.isPending}
          error={report.error?.message}
          onConfirm={() => report.mutate()}
          onCancel={() => setAsking(false)}
        >
          You will not see it any more, and a grown-up of Inkwren looks at it. Nobody is told that it was you.
        </ConfirmDialog>
      )}
    </>
  );
};

/** One comic on the whole screen: its pictures, its text and the available actions. */
const ComicView = ({ comic, onClose }: { comic: Comic; onClose: () => void }) => (
  <dialog
    {...useModal(onClose)}
    data-comic-page
    aria-labelledby="comic-title"
    className="m-0 h-dvh max-h-none w-full max-w-none overflow-x-hidden bg-paper text-ink"
  >
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4 p-4 pb-10">
      <div className="flex items-start justify-between gap-3">
        <h2 id="comic-title" className="text-xl">
          {comic.is_own ? 'My comic' : `A comic by ${comic.username}`}
        </h2>
        <CloseButton label="Close" onClick={onClose} />
      </div>
      <div data-comic-picture>
        <ComicPicture comic={comic} as="page" className="rounded-control border border-line" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {comic.is_own ? (
          <OwnActions comic={comic} />
        ) : (
          <>
            <LikeButton comic={comic} />
            <ReportButton comic={comic} onGone={onClose} />
          </>
        )}
      </div>
      <section aria-label="The story" className="grid gap-2">
        <p className="text-soft">{comic.daily_comic_prompts.prompt}</p>
        <p className="max-w-prose whitespace-pre-wrap">{comic.story}</p>
      </section>
    </div>
  </dialog>
);

export default ComicView;
