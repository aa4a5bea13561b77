import { useQuery } from '@tanstack/react-query';
import { comicsErrors } from '../../../../contract/comics/errors';
import { comicMessages } from '../../../../contract/comics/messages';
import { countStoryWords, storyWords } from '../../../../contract/rules/comics';
import { withoutBareStarters } from '../../../../contract/rules/starters';
import { ApiFailure } from '../../lib/api';
import { part } from '../../lib/part';
import { Guarded } from '../../subjects/anti-cheat/guarded';
import { GuardedTextArea } from '../../subjects/anti-cheat/guarded-text-area';
import { withoutDrawing } from '../../subjects/controls/still-works';
import { useIsPaused } from '../../subjects/controls/use-held';
import { useMayDictate } from '../../subjects/dictation/may-dictate';
import { Help } from '../../subjects/help/help';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import { FeedbackPanel } from './feedback-panel';
import { promptQuery, textFor } from './queries';
import { StylePicker } from './style-picker';
import type { useDraft } from './use-draft';
import type { useDrawing } from './use-drawing';

const Dictation = part(() => import('./dictation'));
const EarlierIdea = part(() => import('./earlier-idea'));
const Stuck = part(() => import('./starters/stuck'));

interface WriterProps {
  readonly drafting: ReturnType<typeof useDraft>;
  readonly drawing: ReturnType<typeof useDrawing>;
}

const Prompt = () => (
  <Loaded
    query={useQuery(promptQuery())}
    waiting={<Skeleton className="h-27" />}
    failed={(error) => textFor(error, { failed: comicMessages.promptFailed })}
  >
    {({ prompt }) => (
      <div className="rounded-card bg-sun-soft p-4">
        <h2 className="text-[0.9em] font-semibold text-soft">Today’s idea</h2>
        <p className="font-heading text-xl font-bold">{prompt.prompt}</p>
      </div>
    )}
  </Loaded>
);

/** The help for a story that reveals a crisis. */
const helpIn = ({ drafting, drawing: { create, progress } }: WriterProps) =>
  create.data?.help ?? (create.error === null ? progress.data?.help : null) ?? drafting.help;

/** A story that may not be drawn: told in orange, not in red, as nothing is broken. */
const Orange = ({ children }: { children: string }) => (
  <p role="alert" className="rounded-control border-2 border-sun bg-sun-soft px-4 py-3">
    {children}
  </p>
);

const notices = new Set(['comic_inappropriate', 'comic_not_drawn', 'ai_resting', 'paused']);

const Refused = (props: WriterProps) => {
  const { create, progress } = props.drawing;
  const refusal = progress.data?.refusal;
  const help = helpIn(props);
  if (help !== undefined) return <Help>{help}</Help>;
  if (create.error !== null) {
    const text = textFor(create.error, {
      signIn: comicMessages.signInToCreate,
      failed: comicMessages.drawFailed,
    });
    const isOrange = create.error instanceof ApiFailure && notices.has(create.error.code);
    return isOrange ? (
      <Orange>{text || comicsErrors.comic_inappropriate.text}</Orange>
    ) : (
      <Notice kind="error">{text}</Notice>
    );
  }
  return refusal == null ? null : <Orange>{refusal.error}</Orange>;
};

const Count = ({ words }: { words: number }) => (
  <div className="grid gap-1">
    <ProgressBar
      label={`Words on the way to ${storyWords.least}`}
      value={Math.min(words, storyWords.least)}
      max={storyWords.least}
    />
    <p className="text-[0.9em] text-soft">
      {words} {words === 1 ? 'word' : 'words'}
      {words === 0 && ` of ${storyWords.least}. Begin with one sentence!`}
      {words > 0 && words < storyWords.least && ` of ${storyWords.least}. ${storyWords.least - words} to go!`}
      {words >= storyWords.least &&
        words <= storyWords.most &&
        '. Enough for a comic! You can go on writing.'}
      {words > storyWords.most && `. ${comicsErrors.comic_too_long.text}`}
    </p>
  </div>
);

/** The story box with the prompt, the styles and the feedback beside it. */
export const Writer = (props: WriterProps) => {
  const { drafting, drawing } = props;
  const today = useQuery(promptQuery()).data?.prompt;
  const isPaused = useIsPaused('drawing');
  const mayDictate = useMayDictate();
  const { draft, change, handOver, accepted, isKept } = drafting;
  if (draft === undefined) return <Skeleton className="min-h-dvh" />;
  const { story } = draft;
  const promptId = draft.promptId ?? today?.id ?? null;
  const words = countStoryWords(withoutBareStarters(story));
  /** A story keeps the idea with which it was begun. */
  const write = (text: string) => change({ story: text, promptId: text.trim() === '' ? null : promptId });
  const isReady = words >= storyWords.least && words <= storyWords.most && draft.style !== null;
  const create = () => {
    if (!isReady) return;
    handOver();
    // A story that cannot be drawn becomes a draft again.
    drawing.create.mutate(
      { ...draft, story: story.trim(), promptId },
      { onError: () => change({}), onSuccess: ({ state }) => state === 'drawing' && accepted() },
    );
  };
  return (
    <Guarded
      activity="comic"
      redirectTo="/dashboard"
      className="grid gap-gap lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]"
    >
      <Card aria-label="Your story" className="grid content-start gap-5">
        {today === undefined || promptId === today.id ? (
          <Prompt />
        ) : (
          <Piece waiting={<Skeleton className="h-40" />}>
            <EarlierIdea id={promptId} words={words} today={today.prompt} onBegin={() => write('')} />
          </Piece>
        )}
        <GuardedTextArea
          label="Your story"
          value={story}
          onChange={write}
          rows={9}
          maxHeight={560}
          maxLength={12_000}
          autoComplete="off"
          hint="Your own words, typed or spoken. Please no real names or addresses."
        />
        {mayDictate && (
          <Piece silent waiting={<div className="min-h-target" />}>
            <Dictation story={story} onSay={write} />
          </Piece>
        )}
        <Count words={words} />
        {story.trim() !== '' && words < storyWords.least && helpIn(props) === undefined && (
          <Piece silent>
            <Stuck story={story} onChoose={write} />
          </Piece>
        )}
        <p role="status" className="-mt-4 min-h-6 text-[0.85em] text-soft">
          {isKept && 'Your story is kept safe.'}
        </p>
        <StylePicker value={draft.style} onChange={(style) => change({ style })} />
        {isPaused && drawing.create.isIdle && <Orange>{`No comics are drawn now. ${withoutDrawing}`}</Orange>}
        <Refused drafting={drafting} drawing={drawing} />
        {words > 0 && words < storyWords.least && (
          <p className="text-[0.9em] text-soft">{comicMessages.tooShort(storyWords.least, words)}</p>
        )}
        {words >= storyWords.least && draft.style === null && (
          <p className="font-semibold">One thing is left: choose a style above, and Wren can draw.</p>
        )}
        <Button disabled={!isReady || isPaused} busy={drawing.isDrawing} onClick={create}>
          Create my comic
        </Button>
      </Card>
      <FeedbackPanel story={story} promptId={promptId} />
    </Guarded>
  );
};
