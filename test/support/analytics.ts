import { analytics } from '../../contract/analytics';
import type { DateFilter } from '../../contract/rules/analytics';
import { request, respond } from './friends';
import { createPerson, type Person } from './people';

/** A verified adult whom a student has accepted. */
export const createSupervisor = async (child: Person, role: 'teacher' | 'parent' = 'teacher') => {
  const adult = await createPerson(role);
  await request(adult, child);
  await respond(child, adult);
  return adult;
};

const filtered = (date_filter: DateFilter | undefined) => (date_filter === undefined ? {} : { date_filter });

/** The calls, as an adult makes them. */
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
