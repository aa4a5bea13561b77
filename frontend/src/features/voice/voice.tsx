import { Mic, MicOff, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { voiceMessages } from '../../../../contract/voice/messages';
import { cx } from '../../lib/cx';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { TalkHead } from '../../subjects/chat/talk-head';
import { withoutChat, withoutVoice } from '../../subjects/controls/still-works';
import { useIsPaused } from '../../subjects/controls/use-held';
import { useUser } from '../../subjects/users/user';
import type { Chosen } from '../../subjects/voice/choose';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Switch } from '../../ui/switch';
import { Captions } from './captions';
import { Met } from './met';
import { Orb } from './orb';
import { isRefusedKindly } from './refused-kindly';
import { useVoice } from './use-voice';
import type { VoiceState } from './voice-state';

const CompletionDialog = part(() => import('./completion-dialog'));

const wordsOf = ({ phase, status, paused }: VoiceState): string => {
  if (phase === 'idle') return 'The microphone is off.';
  if (phase === 'starting') return 'Opening the microphone…';
  if (phase === 'reconnecting') return 'The connection is gone. Wren is looking for it…';
  if (phase === 'ending') return 'The connection is gone. Wren is looking for it, to end your talk…';
  if (phase === 'stopping') return 'One moment…';
  if (paused) return 'Your device has turned the microphone off.';
  return {
    listening: 'The microphone is open. Wren is listening.',
    thinking: 'The microphone is open. Wren is thinking…',
    speaking: 'The microphone is open. You may speak over Wren.',
  }[status];
};

/** Wren's state and whether the microphone is open, by colour, picture and words. */
const Sign = ({ state, hears }: { readonly state: VoiceState; readonly hears: boolean }) => {
  const Picture = hears ? Mic : MicOff;
  return (
    <p
      role="status"
      className={cx(
        'mx-auto flex w-fit items-center gap-3 rounded-card border-2 px-4 py-2 font-heading text-lg font-bold',
        hears ? 'border-leaf bg-leaf-soft' : 'border-line bg-sunken',
      )}
    >
      <Picture
        aria-hidden
        className={cx('size-6 shrink-0', hears ? 'animate-glow text-leaf' : 'text-soft')}
      />
      {wordsOf(state)}
    </p>
  );
};

const Failure = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <Notice kind="error" action={<Button onClick={onAgain}>Try again</Button>}>
    {text in shownAsTheyAre ? text : `${voiceMessages.failed}${text}`}
    {text === voiceMessages.noMicrophone &&
      '. Allow the microphone for this page in your browser, then try again.'}
    {text === voiceMessages.lost && '. Your talk is kept, and so are its points.'}
  </Notice>
);

const shownAsTheyAre: Readonly<Record<string, true>> = Object.fromEntries(
  Object.values(voiceMessages).map((text) => [text, true]),
);

/** A child whose grown-up has not allowed it can type instead. */
const NotAllowed = ({ chat }: { chat: string }) => (
  <Notice
    kind="info"
    action={
      <Link to={chat} className={buttonClass()}>
        Type with Wren
      </Link>
    }
  >
    Talking aloud needs a yes from your grown-up. Until then you can type with Wren.
  </Notice>
);

/**
 * The voice chat: one button, Wren, and the words. What needs an answer comes first, above the fold for the largest
 * letters, too.
 */
export const Voice = ({ chosen }: { readonly chosen: Chosen }) => {
  const { consents, decides_alone } = useUser();
  const canType = !useIsPaused('chat');
  const meter = useRef<HTMLMeterElement>(null);
  const [withWords, setWithWords] = useState(true);
  const { state, start, stop, goOn, analyser } = useVoice(chosen, (loudness) => {
    if (meter.current !== null) meter.current.value = loudness;
  });
  const { phase, failure, notice, earned, sings, paused } = state;
  const isOpen = phase === 'open' || phase === 'reconnecting';
  const hears = phase === 'open' && !paused;
  const waits = isOpen && paused;
  const isEnding = phase === 'stopping' || phase === 'ending';
  const isStop = isOpen || isEnding;
  const rests = notice !== null && isRefusedKindly(notice.code);
  const { book, end } = chosen;
  const chat = `/chat?${new URLSearchParams({ book, ...(end !== null && { end: String(end) }) })}`;
  return (
    <div
      data-quiet={phase !== 'idle' || undefined}
      className="mx-auto grid w-full max-w-2xl animate-rise gap-gap"
    >
      <TalkHead title="Talk with Wren" />
      {decides_alone || consents.voice ? (
        <>
          {failure !== null && <Failure text={failure} onAgain={() => void start()} />}
          {waits && (
            <Notice kind="info" action={<Button onClick={goOn}>Go on</Button>}>
              Wren waits for you.
            </Notice>
          )}
          {notice !== null && !waits && (
            <Notice
              kind="info"
              action={
                (notice.code === 'voice_unclear' || rests) &&
                canType && (
                  <Link to={chat} className={buttonClass('secondary')}>
                    Type with Wren
                  </Link>
                )
              }
            >
              {notice.text}
              {rests && ` ${canType ? withoutVoice : withoutChat}`}
            </Notice>
          )}
          <div className={cx((failure !== null || waits || notice !== null) && 'crowded:hidden')}>
            <Orb status={state.status} open={hears} analyser={analyser} />
          </div>
          <Sign state={state} hears={hears} />
          {failure === null && (
            <div className="grid justify-items-center gap-3">
              <Button
                look={isStop ? 'danger' : 'primary'}
                busy={phase === 'starting' || isEnding}
                icon={
                  isStop ? <Square aria-hidden className="size-6" /> : <Mic aria-hidden className="size-6" />
                }
                onClick={isStop ? stop : () => void start()}
                className="min-h-16 w-full max-w-xs text-xl"
              >
                {isStop ? 'Stop talking' : 'Start talking'}
              </Button>
              <meter
                ref={meter}
                aria-label="How loud you are"
                max={1}
                hidden={!hears}
                className="h-4 w-full max-w-xs"
              />
            </div>
          )}
          {phase === 'idle' && <Met chosen={chosen} />}
          <Switch label="Show the words" checked={withWords} onChange={setWithWords} />
          {withWords && <Captions captions={state.captions} />}
          {sings && (
            <Notice kind="info">
              Here Wren sings like a real wren. With a voice model she speaks aloud.
            </Notice>
          )}
          <p className="text-center text-[0.9em] text-soft">
            Wren is an AI. What you say is turned into words; the sound itself is not kept.{' '}
            {canType && (
              <Link to={chat} className="underline">
                Rather type?
              </Link>
            )}
          </p>
        </>
      ) : (
        <NotAllowed chat={chat} />
      )}
      {earned !== null && (
        <Piece>
          <CompletionDialog points={earned} />
        </Piece>
      )}
    </div>
  );
};
