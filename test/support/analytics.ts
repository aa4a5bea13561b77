import { analytics } from '../../contract/analytics/endpoints';
import type { DateFilter } from '../../contract/rules/analytics';
import { seed } from './cloud';
import { request, respond } from './friends';
import { createPerson, type Person } from './people';

/** A guardian of the child who has no account. */
const guardian = 'guardian@analytics.test';

/** A verified adult asks a child, and the child and a guardian accept. */
export const supervise = async (adult: Person, child: Person): Promise<void> => {
  await seed({ task: 'guardian', adult: guardian, childId: child.id });
  await request(adult, child);
  await respond(child, adult);
  await seed({ task: 'guardianSays', guardian, childId: child.id, otherId: adult.id, yes: true });
};

export const createSupervisor = async (child: Person, role: 'teacher' | 'parent' = 'teacher') => {
  const adult = await createPerson(role);
  await supervise(adult, child);
  return adult;
};

const filtered = (date_filter: DateFilter | undefined) => (date_filter === undefined ? {} : { date_filter });

/** The calls by which an adult views a child. */
export const lookAt = ({ call }: Pick<Person, 'call'>, { id }: { id: string }) => {
  const params = { userId: id };
  return {
    quizzes: (filter?: DateFilter, cursor?: string) =>
      call(analytics.quizzes, { params, query: { ...filtered(filter), ...(cursor && { cursor }) } }),
    chats: (filter?: DateFilter) => call(analytics.chats, { params, query: filtered(filter) }),
    voiceChats: (filter?: DateFilter) => call(analytics.voiceChats, { params, query: filtered(filter) }),
    articles: (filter?: DateFilter) => call(analytics.articles, { params, query: filtered(filter) }),
    comics: (filter?: DateFilter) => call(analytics.comics, { params, query: filtered(filter) }),
    summary: (filter?: DateFilter) => call(analytics.summary, { params, query: filtered(filter) }),
    transcript: (sessionId: string) => call(analytics.transcript, { params: { ...params, sessionId } }),
  };
};

export const overviewOf = async ({ call }: Pick<Person, 'call'>, class_id?: string) =>
  (await call(analytics.overview, { query: class_id === undefined ? {} : { class_id } })).body;
