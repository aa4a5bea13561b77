import * as z from 'zod/mini';
import { ChatTranscriptMessage } from '../chat/transcript';
import { defineEndpoints } from '../endpoint';
import { ClassId, UserId } from '../fields';
import { dateFilters } from '../rules/analytics';
import { ArticleAnalytics, ChatAnalytics, ComicAnalytics, QuizAnalytics, VoiceAnalytics } from './activities';
import { MissedQuestion, Summary, WeekOfChild } from './figures';

export type { ChatAnalytics, MissedQuestion, QuizAnalytics, Summary, VoiceAnalytics, WeekOfChild };

const supervisors = ['teacher', 'parent'] as const;

const OfChild = z.strictObject({ userId: UserId });
const DateFilter = z.optional(z.enum(dateFilters));
/** The id after which a page begins, and how many entries are left; from the page before. */
const Cursor = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.(\d{1,7}|all)$/));
const Page = z.strictObject({ date_filter: DateFilter, cursor: z.optional(Cursor) });
/** The cursor of the next page; null after the last. */
const Next = z.nullable(z.string());

const talksOf = <S extends z.ZodMiniType>(Talk: S) =>
  z.object({
    sessions: z.array(Talk),
    next: Next,
    /** Whether this adult may open the transcripts. */
    transcripts: z.boolean(),
  });

/** A grown-up's look at a transcript. */
const TranscriptLook = z.object({
  id: z.string(),
  session_id: z.string(),
  book_title: z.string(),
  adult_id: z.string(),
  /** Null while the name is unchecked. */
  by: z.nullable(z.string()),
  role: z.enum(supervisors),
  at: z.string(),
});
export type TranscriptLook = z.infer<typeof TranscriptLook>;

/** The server's part of a page of a supervised student's activities of one kind, the latest first. */
const aPage = {
  params: OfChild,
  query: Page,
  errors: ['relation_not_found'],
} as const;

/** The data about supervised students that teachers and parents can read. */
export const analytics = defineEndpoints({
  quizzes: {
    method: 'GET',
    path: '/analytics/{userId}/quizzes',
    who: supervisors,
    ...aPage,
    response: z.object({ quizzes: z.array(QuizAnalytics), next: Next }),
    summary: 'The quizzes of a supervised student, the latest first',
  },
  chats: {
    method: 'GET',
    path: '/analytics/{userId}/chats',
    who: supervisors,
    ...aPage,
    response: talksOf(ChatAnalytics),
    summary: 'The talks of a supervised student, in figures',
  },
  voiceChats: {
    method: 'GET',
    path: '/analytics/{userId}/voice-chats',
    who: supervisors,
    ...aPage,
    response: talksOf(VoiceAnalytics),
    summary: 'The voice chats of a supervised student, in figures',
  },
  articles: {
    method: 'GET',
    path: '/analytics/{userId}/articles',
    who: supervisors,
    ...aPage,
    response: z.object({ articles: z.array(ArticleAnalytics), next: Next }),
    summary: 'The completed articles of a supervised student',
  },
  comics: {
    method: 'GET',
    path: '/analytics/{userId}/comics',
    who: supervisors,
    ...aPage,
    response: z.object({ comics: z.array(ComicAnalytics), next: Next }),
    summary: 'The comics of a supervised student',
  },
  summary: {
    method: 'GET',
    path: '/analytics/{userId}/summary',
    who: supervisors,
    params: OfChild,
    query: z.strictObject({ date_filter: DateFilter }),
    response: Summary,
    errors: ['relation_not_found'],
    summary: 'Words, counts and minutes of a supervised student, by kind and over time',
  },
  overview: {
    method: 'GET',
    path: '/analytics/overview',
    who: supervisors,
    /** `cursor`: the last student of the page before. */
    query: z.strictObject({ class_id: z.optional(ClassId), cursor: z.optional(UserId) }),
    response: z.object({
      /** The first of the seven days. */
      from: z.string(),
      students: z.array(WeekOfChild),
      /** The questions that most students of the first page got wrong; none where everybody was right. */
      missed: z.array(MissedQuestion),
      next: Next,
    }),
    summary:
      'The last seven days of supervised students, 500 at a time: who has not read, who is stuck, what they miss',
  },
  transcript: {
    method: 'GET',
    path: '/analytics/{userId}/chats/{sessionId}',
    who: supervisors,
    params: z.strictObject({
      userId: UserId,
      sessionId: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
    }),
    response: z.object({ book_title: z.string(), messages: z.array(ChatTranscriptMessage) }),
    errors: ['relation_not_found', 'transcripts_closed', 'chat_session_not_found'],
    summary:
      'What was said in a talk of a supervised student, by text or by voice; the student sees who looked and when',
  },
  looks: {
    method: 'GET',
    path: '/analytics/looks',
    who: ['student'],
    response: z.object({ looks: z.array(TranscriptLook) }),
    summary: 'Who has looked at the student’s own transcripts, the latest first',
  },
});
