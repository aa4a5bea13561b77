import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BookFinder } from '../../src/subjects/books/book-finder';
import { bookKeys } from '../../src/subjects/books/keys';
import { Badge } from '../../src/ui/badge';
import { Combobox } from '../../src/ui/combobox';
import { Row, Section, Specimen } from '../specimen';

const titles = [
  'Saltwind',
  'Salt and Pepper',
  'Saltmarsh',
  'Nine Minutes to Ganymede',
  'The Goalkeeper of Gull Street',
];

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
client.setQueryData(
  bookKeys.search('salt'),
  titles
    .slice(0, 3)
    .map((title) => ({ id: title, title, author: 'A Storyteller', publishedYear: 2024, thumbnail: null })),
);

const Titles = ({ busy, label }: { busy: boolean; label: string }) => {
  const [text, setText] = useState('');
  const found = titles.filter((title) => title.toLowerCase().includes(text.trim().toLowerCase()));
  const words = found.length === 0 ? `No book found for “${text}”` : `${found.length} books found`;
  return (
    <Combobox
      label={label}
      placeholder="Try “salt”"
      text={text}
      onText={setText}
      items={found}
      keyOf={(title) => title}
      onChoose={setText}
      status={text.trim().length < 2 ? null : words}
      busy={busy}
    >
      {(title) => title}
    </Combobox>
  );
};

export const Searching = () => (
  <Section
    id="combobox"
    title="Combobox and BookFinder"
    about="A box to search in, which suggests. Arrow keys, Enter and Escape work while focus stays in the box."
  >
    <Row>
      <Specimen state="Ready">
        <Titles label="Which book are you reading?" busy={false} />
      </Specimen>
      <Specimen state="Busy">
        <Titles label="Find a book" busy />
      </Specimen>
      <Specimen state="BookFinder: here it knows “salt”, and fails at the rest">
        <QueryClientProvider client={client}>
          <BookFinder
            label="Which book are you reading?"
            asideOf={() => <Badge tone="good">Ready</Badge>}
            onChoose={() => undefined}
          />
        </QueryClientProvider>
      </Specimen>
    </Row>
  </Section>
);
