import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { family } from '../../contract/family/endpoints';
import type { ChildPage } from '../../contract/family/page';
import { noControls } from '../../contract/rules/controls';
import type { Consents } from '../../contract/users/endpoints';
import FamilyScreen from '../../frontend/src/features/family/family-screen';
import { createQueryClient } from '../../frontend/src/subjects/users/query-client';
import { network, pass, show } from './screens';

export const none: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };
export const some: Consents = { ...none, core: true, ai_text: true };

/** A child as the list of a guardian's children has it. */
export const childOf = (child_id: string, username: string, consents = some, discoverable = false) => ({
  details: { birth_year: null, school: null, time_zone: null, needs_guardian: true, asked: null },
  child_id,
  avatar: null,
  child: { username, age: 9, region: 'Europe' as const },
  status: consents.core ? ('given' as const) : ('withdrawn' as const),
  consents,
  discoverable,
  transcripts: false,
  time_zone: null,
  version: '2026-11',
  confirm_after: null,
  changeable: true,
  history: [],
  grown_ups: { asking: [], seeing: [] },
  sorrows: [],
  friends: [],
});

const quietWeek = {
  days: 0,
  words_read: 0,
  minutes: 0,
  quizzes: 0,
  right: 0,
  asked: 0,
  book_words: 0,
  pages: 0,
  articles: 0,
  comics: 0,
  words_written: 0,
  talks: 0,
  messages: 0,
  voice_minutes: 0,
  before: { days: 0, words_read: 0, minutes: 0 },
};

/** The page of Zoe, or of another child, on which nothing waits. */
export const pageWith = ({
  week,
  ...of
}: Partial<Omit<ChildPage, 'week'>> & { week?: Partial<ChildPage['week']> } = {}): ChildPage => ({
  ...childOf('zoe', 'Zoe'),
  terms: null,
  week: { ...quietWeek, ...week },
  stays: { right: 0, asked: 0 },
  suggestion: 'begin',
  classes: [],
  talks: { open: true, looks: [] },
  controls: {
    child_id: 'zoe',
    time_zone: null,
    own: noControls,
    holds: noControls,
    used_today: 0,
    history: [],
  },
  alerts: { mild_by_mail: false, all: [] },
  orders: [],
  gifts: { left: 10, given: [] },
  changes: [],
  ...of,
});

/** The page as the server has it now. */
export const server = { page: pageWith() };

/** Opens the page of a child. The server answers `server.page`, which a test changes with its answers. */
export const visitPage = async (of: Parameters<typeof pageWith>[0] = {}) => {
  server.page = pageWith(of);
  network.answer(family.page, () => server.page);
  const shown = show(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Suspense>
        <FamilyScreen params={{ child: server.page.child_id }} />
      </Suspense>
    </QueryClientProvider>,
  );
  await pass(0);
  await pass(0);
  return shown;
};

/** Changes the page in the server, and answers the changed child. */
export const nowHas = (of: Partial<ChildPage>): ChildPage => {
  server.page = { ...server.page, ...of };
  return server.page;
};
