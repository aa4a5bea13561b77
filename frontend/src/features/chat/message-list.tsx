import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Character } from '../../../../contract/books/endpoints';
import { charactersQuery } from '../../subjects/books/cast';
import { Emphasis } from '../../subjects/chat/emphasis';
import { quotationOf } from '../../subjects/chat/quotation-of';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Bubble } from './bubble';
import { Face } from './face';
import { Opinion } from './opinion';
import { indexOfAnswer, type TalkState, type Turn } from './talk-state';
import { useReadAloud } from './use-read-aloud';
import type { Subject } from './use-talk';

interface MessageListProps {
  readonly state: TalkState;
  readonly session: string;
  readonly greeting: string;
  readonly subject: Subject;
  readonly onAgain: (turn: Turn) => void;
}

const Points = ({ points }: { points: number }) => (
  <span className="animate-fly justify-self-end rounded-full bg-sun-soft px-2 text-[0.85em] font-bold text-sun-ink">
    +{points} points
  </span>
);

const Thinking = ({ name, character }: { name: string; character: Character | null }) => (
  <div role="status" className="flex items-center gap-2 text-soft">
    <span aria-hidden className="w-12 shrink-0 crowded:hidden">
      <Face character={character} mood="thinking" />
    </span>
    <span className="animate-glow">{name} is thinking…</span>
  </div>
);

/** The partner of a talk, with the portrait as soon as the characters are here; null for Wren. */
const usePartner = ({ book, end, character: name }: Subject): Character | null => {
  const { data } = useQuery(charactersQuery(book, end));
  return name === null ? null : (data?.main_characters.find((one) => one.name === name) ?? { name });
};

/** The messages of a talk. New ones are read out, and come into view. */
export const MessageList = ({ state, session, greeting, subject, onAgain }: MessageListProps) => {
  const character = usePartner(subject);
  const name = character?.name ?? 'Wren';
  const { available, reading, read, stop } = useReadAloud();
  const end = useRef<HTMLDivElement>(null);
  const { turns } = state;
  const quotation = quotationOf({ ...subject, said: turns.map(({ text }) => text) });
  const news = turns.map(({ answer, failure }) => `${answer !== null}${failure?.text}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a message brings the end into view
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [news]);

  const companion = (key: string, text: string, index: number | null) => (
    <Bubble
      mine={false}
      from={name}
      face={<Face character={character} />}
      foot={
        <Opinion
          session={session}
          index={index}
          reading={reading === key}
          onRead={available ? () => (reading === key ? stop() : read(key, text)) : undefined}
        />
      }
    >
      <Emphasis text={text} quotation={quotation} />
    </Bubble>
  );
  return (
    <div role="log" aria-label={`Your talk with ${name}`} className="grid gap-4">
      {companion('greeting', greeting, turns.some(({ answer }) => answer !== null) ? 0 : null)}
      {turns.map((turn) => (
        <div key={turn.id} className="grid gap-4">
          <Bubble
            mine
            from="You"
            foot={
              turn.answer !== null &&
              turn.answer.points_awarded > 0 && <Points points={turn.answer.points_awarded} />
            }
          >
            {turn.text}
          </Bubble>
          {turn.answer !== null && companion(turn.id, turn.answer.message, indexOfAnswer(turn))}
          {turn.failure !== null && (
            <Notice
              kind={turn.failure.rests ? 'info' : 'error'}
              action={!turn.failure.rests && <Button onClick={() => onAgain(turn)}>Send again</Button>}
            >
              {turn.failure.text}
            </Notice>
          )}
          {turn.answer === null && turn.failure === null && <Thinking name={name} character={character} />}
        </div>
      ))}
      <div ref={end} className="scroll-mb-56" />
    </div>
  );
};
