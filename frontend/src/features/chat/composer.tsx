import { Mic, SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import { chatMessageLimit } from '../../../../contract/chat/endpoints';
import { cx } from '../../lib/cx';
import { GuardedTextArea } from '../../subjects/anti-cheat/guarded-text-area';
import { useUser } from '../../subjects/users/user';
import { Button } from '../../ui/button';
import { isComposing } from '../../ui/composing';
import { Notice } from '../../ui/notice';
import { canDictate, useDictation } from './use-dictation';

interface ComposerProps {
  readonly name: string;
  /** A message is being answered: the child may write on, and sends it afterwards. */
  readonly busy: boolean;
  readonly onSay: (text: string) => void;
  /** Above the box. */
  readonly children?: ReactNode;
}

/** A browser may send the sound to its maker: that needs the consent to voice. */
const useMayDictate = (): boolean => {
  const { consents, decides_alone } = useUser();
  return decides_alone || consents.voice;
};

/** The child's text box: Enter sends, Shift and Enter begins a new line, and the microphone enters dictated words. */
export const Composer = ({ name, busy, onSay, children }: ComposerProps) => {
  const [text, setText] = useState('');
  const dictation = useDictation(setText);
  const mayDictate = useMayDictate();
  const words = text.trim();

  const send = () => {
    if (words === '' || busy) return;
    dictation.end();
    setText('');
    onSay(words);
  };
  const onChange = (written: string) => {
    dictation.keep(written);
    setText(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const toggleDictation = () => {
    if (dictation.listening) return dictation.stop();
    void dictation.start(text);
  };
  return (
    <form
      // With the largest letters it would cover the talk; with the openers, with any large letters.
      className={cx(
        'sticky bottom-0 z-10 -mx-2 grid grid-cols-1 gap-2 rounded-t-card bg-paper px-2 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] crowded:static',
        Boolean(children) && 'wide-letters:static in-data-[text-size=largest]:static',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {children}
      {dictation.failure !== null && <Notice kind="info">{dictation.failure}</Notice>}
      <div className="flex items-end gap-2 crowded:grid crowded:grid-cols-2">
        <div className="min-w-0 flex-1 crowded:col-span-2">
          <GuardedTextArea
            label={`Say something to ${name}`}
            value={text}
            onChange={onChange}
            onKeyDown={onKeyDown}
            maxLength={chatMessageLimit}
            rows={1}
            enterKeyHint="send"
            autoComplete="off"
          />
        </div>
        {mayDictate && canDictate() && (
          <Button
            look={dictation.listening ? 'chosen' : 'secondary'}
            aria-pressed={dictation.listening}
            aria-label={dictation.listening ? 'Stop the microphone' : 'Speak instead of typing'}
            onClick={toggleDictation}
            className={cx('px-3!', dictation.listening && 'animate-glow')}
          >
            {dictation.listening ? (
              <Square aria-hidden className="size-5" />
            ) : (
              <Mic aria-hidden className="size-5" />
            )}
          </Button>
        )}
        <Button type="submit" aria-label="Send" disabled={words === '' || busy} className="px-3!">
          <SendHorizontal aria-hidden className="size-6" />
        </Button>
      </div>
      <p className="text-[0.85em] text-soft">
        <span className="max-sm:hidden">Enter sends, Shift and Enter begins a new line. </span>
        {mayDictate && !canDictate() && `${activityMessages.chat.speechUnsupported}. `}
        {name === 'Wren' ? 'Wren is an AI' : `An AI plays ${name}`} and can be wrong. Never tell it your name
        or where you live.
      </p>
    </form>
  );
};
