import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { activityMessages } from '../../../../contract/activity/messages';
import { chatMessageLimit } from '../../../../contract/chat/endpoints';
import { cx } from '../../lib/cx';
import { part } from '../../lib/part';
import { GuardedTextArea } from '../../subjects/anti-cheat/guarded-text-area';
import { useMayDictate } from '../../subjects/dictation/may-dictate';
import { recognitionClass } from '../../subjects/dictation/recognition';
import { Button } from '../../ui/button';
import { isComposing } from '../../ui/composing';
import { Notice } from '../../ui/notice';
import { Piece } from '../../ui/piece';

const Microphone = part(() => import('../../subjects/dictation/microphone'));

interface ComposerProps {
  readonly name: string;
  /** A message is being answered: the child may write on, and sends it afterwards. */
  readonly busy: boolean;
  readonly onSay: (text: string) => void;
  /** Above the box. */
  readonly children?: ReactNode;
}

/** The child's text box: Enter sends, Shift and Enter begins a new line, and the microphone enters dictated words. */
export const Composer = ({ name, busy, onSay, children }: ComposerProps) => {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  /** Another microphone for each message: words spoken before it was sent belong to no other one. */
  const [sent, setSent] = useState(0);
  const mayDictate = useMayDictate();
  const hasMicrophone = recognitionClass() !== undefined;
  const words = text.trim();

  const send = () => {
    if (words === '' || busy) return;
    setSent(sent + 1);
    setText('');
    onSay(words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
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
      {failure !== null && <Notice kind="info">{failure}</Notice>}
      <div className="flex items-end gap-2 crowded:grid crowded:grid-cols-2">
        <div className="min-w-0 flex-1 crowded:col-span-2">
          <GuardedTextArea
            label={`Say something to ${name}`}
            value={text}
            onChange={setText}
            onKeyDown={onKeyDown}
            maxLength={chatMessageLimit}
            rows={1}
            enterKeyHint="send"
            autoComplete="off"
          />
        </div>
        {mayDictate && hasMicrophone && (
          <Piece silent waiting={<span className="w-12" />}>
            <Microphone key={sent} text={text} onText={setText} onFailure={setFailure} />
          </Piece>
        )}
        <Button type="submit" aria-label="Send" disabled={words === '' || busy} className="px-3!">
          <SendHorizontal aria-hidden className="size-6" />
        </Button>
      </div>
      <p className="text-[0.85em] text-soft">
        <span className="max-sm:hidden">Enter sends, Shift and Enter begins a new line. </span>
        {mayDictate && !hasMicrophone && `${activityMessages.chat.speechUnsupported}. `}
        {name === 'Wren' ? 'Wren is an AI' : `An AI plays ${name}`} and can be wrong. Never tell it your name
        or where you live.
      </p>
    </form>
  );
};
