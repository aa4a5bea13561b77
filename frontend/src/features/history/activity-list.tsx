import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Link } from '../../lib/navigation';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Piece } from '../../ui/piece';
import type { WrenMood } from '../../ui/wren';
import { PagedList } from './paged-list';

/** One kind of a child's activities: its pages, newest first, its rows, and the content of an open row. */
export interface Activity<Item> {
  readonly usePages: () => UseInfiniteQueryResult<InfiniteData<{ readonly history: readonly Item[] }>>;
  readonly idOf: (item: Item) => string;
  readonly Row: ComponentType<{ readonly item: Item; readonly onOpen: () => void }>;
  /** Over the page. A kind whose rows are links has none. */
  readonly Opened?: ComponentType<{ readonly item: Item; readonly onClose: () => void }>;
  /** Read aloud while the first page loads. */
  readonly loading: string;
  /** Shown with a retry when a page did not come. */
  readonly failed: string;
  readonly none: None;
}

interface None {
  readonly mood: WrenMood;
  readonly title: string;
  readonly text: string;
  /** The way to the first one. */
  readonly to: string;
  readonly label: string;
}

const NoneYet = ({ mood, title, text, to, label }: None) => (
  <EmptyState mood={mood} title={title}>
    <p className="max-w-md text-soft">{text}</p>
    <Link to={to} className={buttonClass()}>
      {label}
    </Link>
  </EmptyState>
);

interface ActivityListProps<Item> {
  readonly activity: Activity<Item>;
  /** The id of the entry that was open before. */
  readonly returning: string | null;
}

/** All activities of one kind. */
export const ActivityList = <Item,>({ activity, returning }: ActivityListProps<Item>) => {
  const { usePages, idOf, Row, Opened, loading, failed, none } = activity;
  const query = usePages();
  const [opened, setOpened] = useState<Item>();
  return (
    <>
      <PagedList
        query={query}
        row={(item) => <Row key={idOf(item)} item={item} onOpen={() => setOpened(item)} />}
        loading={loading}
        failed={failed}
        empty={<NoneYet {...none} />}
        isReturning={(item) => idOf(item) === returning}
      />
      {Opened !== undefined && opened !== undefined && (
        <Piece>
          <Opened item={opened} onClose={() => setOpened(undefined)} />
        </Piece>
      )}
    </>
  );
};
