import { ArrowLeft, Mic, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { voiceMessages } from '../../../../contract/voice-messages';
import { Link } from '../../lib/navigation';
import { part } from '../../lib/part';
import { useUser } from '../../subjects/users/user';
import type { Chosen } from '../../subjects/voice/choose';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';
import { Switch } from '../../ui/switch';
import { Captions } from './captions';
import { Orb } from './orb';
import { useVoice } from './use-voice';
import type { VoiceState } from './voice-state';

const CompletionDialog = part(() => import('./completion-dialog'));

const wordsOf = ({ phase, status }: VoiceState): string => {
  if (phase === 'idle') return 'The microphone is off.';
  if (phase === 'starting') return 'Opening the microphone…';
  if (phase === 'reconnecting') return 'The connection is gone. Wren is looking for it…';
  if (phase === 'stopping') return 'One moment…';
  return {
    listening: 'The microphone is open. Wren is listening.',
    thinking: 'Wren is thinking…',
    speaking: 'Wren is speaking. You may speak over her.',
  }[status];
};

const Failure = ({ text, onAgain }: { text: string; onAgain: () => void }) => (
  <Notice kind="error" action={<Button onClick={onAgain}>Try again</Button>}>
    {text in shownAsTheyAre ? text : `${voiceMessages.failed}${text}`}
    {text === voiceMessages.noMicrophone &&
      '. Allow the microphone for this page in your browser, then try again.'}
  </Notice>
);

const shownAsTheyAre: Readonly<Record<string, true>> = Object.fromEntries(
  Object.values(voiceMessages).map((text) => [text, true]),
);

const Head = () => (
  <div className="flex items-center gap-2">
    <Link to="/books" aria-label="Back to books" className={`${buttonClass('quiet')} -ml-3 px-3!`}>
      <ArrowLeft aria-hidden className="size-6" />
    </Link>
    <h1 className="text-2xl sm:text-4xl">Talk with Wren</h1>
  </div>
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

/** The voice chat: one button, Wren, and the words. */
export const Voice = ({ chosen }: { readonly chosen: Chosen }) => {
  const { consents, decides_alone } = useUser();
  const meter = useRef<HTMLMeterElement>(null);
  const [withWords, setWithWords] = useState(true);
  const { state, start, stop, analyser } = useVoice(chosen, (loudness) => {
    if (meter.current !== null) meter.current.value = loudness;
  });
  const { phase, failure, notice, earned, sings } = state;
  const isOpen = phase === 'open' || phase === 'reconnecting';
  const { book, end } = chosen;
  const chat = `/chat?${new URLSearchParams({ book, ...(end !== null && { end: String(end) }) })}`;
  return (
    <div className="mx-auto grid w-full max-w-2xl animate-rise gap-gap">
      <Head />
      {decides_alone || consents.voice ? (
        <>
          <Orb status={state.status} open={isOpen} analyser={analyser} />
          <p role="status" className="text-center font-heading text-xl font-bold">
            {wordsOf(state)}
          </p>
          <div className="grid justify-items-center gap-3">
            <Button
              look={isOpen ? 'danger' : 'primary'}
              busy={phase === 'starting' || phase === 'stopping'}
              icon={
                isOpen ? <Square aria-hidden className="size-6" /> : <Mic aria-hidden className="size-6" />
              }
              onClick={isOpen ? stop : () => void start()}
              className="min-h-16 w-full max-w-xs text-xl"
            >
              {isOpen ? 'Stop talking' : 'Start talking'}
            </Button>
            <meter
              ref={meter}
              aria-label="How loud you are"
              max={1}
              hidden={!isOpen}
              className="h-4 w-full max-w-xs"
            />
          </div>
          {failure !== null && <Failure text={failure} onAgain={() => void start()} />}
          {notice !== null && (
            <Notice
              kind="info"
              action={
                notice.code === 'voice_unclear' && (
                  <Link to={chat} className={buttonClass('secondary')}>
                    Type with Wren
                  </Link>
                )
              }
            >
              {notice.text}
            </Notice>
          )}
          {sings && (
            <Notice kind="info">
              Here Wren sings like a real wren. With a voice model she speaks aloud.
            </Notice>
          )}
          <Switch label="Show the words" checked={withWords} onChange={setWithWords} />
          {withWords && <Captions captions={state.captions} />}
          <p className="text-center text-[0.9em] text-soft">
            Wren is an AI. What you say is turned into words; the sound itself is not kept.{' '}
            <Link to={chat} className="underline">
              Rather type?
            </Link>
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
