import type { ReactNode } from 'react';
import { Button } from '../../src/ui/button';
import { EmptyState } from '../../src/ui/empty-state';
import { Wren, type WrenMood } from '../../src/ui/wren';
import { Row, Section, Specimen } from '../specimen';

const moods: Record<WrenMood, ReactNode> = {
  happy: 'at rest',
  waving: 'a welcome',
  reading: 'books, stories',
  thinking: 'at work on it',
  waiting: 'it takes a while',
  proud: 'something achieved',
  cheering: 'a right answer',
  sleepy: 'late in the day',
  sorry: 'it went wrong',
};
const names = Object.keys(moods) as WrenMood[];

export const Companion = () => (
  <Section
    id="wren"
    title="Wren"
    about="The companion. She is decoration: what she feels is also said in words. One Wren to a view."
  >
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {names.map((mood) => (
        <li key={mood} className="grid justify-items-center text-center">
          <Wren mood={mood} className="w-full max-w-40" />
          <strong>{mood}</strong>
          <span className="text-[0.9em] text-soft">{moods[mood]}</span>
        </li>
      ))}
    </ul>
    <Specimen state="48 pixels">
      <div className="flex flex-wrap gap-3">
        {names.map((mood) => (
          <Wren key={mood} mood={mood} className="w-12" />
        ))}
      </div>
    </Specimen>
  </Section>
);

export const Empty = () => (
  <Section id="empty-state" title="EmptyState" about="Nothing here yet, with a friend and a way forward.">
    <Row>
      <Specimen state="With a way forward">
        <EmptyState mood="reading" title="Your shelf is empty">
          <p className="mb-2 text-soft">Look for the book that lies beside you.</p>
          <Button>Find a book</Button>
        </EmptyState>
      </Specimen>
      <Specimen state="Only words">
        <EmptyState mood="waiting" title="No mail yet">
          <p className="text-soft">Wren keeps an eye on the letter box.</p>
        </EmptyState>
      </Specimen>
    </Row>
  </Section>
);
