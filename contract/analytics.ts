import * as z from 'zod/mini';
import { Avatar } from './avatars';
import { BookId } from './book-fields';
import { ChatTranscriptMessage } from './chat-transcript';
import { defineEndpoints } from './endpoint';
import { ClassId, UserId } from './ids';
import { dateFilters } from './rules/analytics';

const supervisors = ['teacher', 'parent'] as const;

const OfChild = z.strictObject({ userId: UserId });
const DateFilter = z.optional(z.enum(dateFilters));
/** The id after which a page begins, and how many entries are left; from the page before. */
const Cursor = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.(\d{1,7}|all)$/));
const Page = z.strictObject({ date_filter: DateFilter, cursor: z.optional(Cursor) });
/** The cursor of the next page; null after the last. */
const Next = z.nullable(z.string());

const QuizAnalytics = z.object({
  id: z.string(),
  book_id: BookId,
  book_title: z.string(),
  start_chapter: z.nullable(z.int()),
  /** Null for a quiz on the whole book. */
  end_chapter: z.nullable(z.int()),
  /** Out of `total`, which is ten. */
  score: z.int(),
  total: z.int(),
  words: z.int(),
  created_at: z.string(),
  /** Empty when the book has been removed. */
  answers: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      right_answer: z.string(),
      /** Null without an answer. */
      user_answer: z.nullable(z.string()),
    }),
  ),
});
export type QuizAnalytics = z.infer<typeof QuizAnalytics>;

/** A talk by text or by voice, as a supervisor sees it. */
const TalkAnalytics = {
  session_id: z.string(),
  book_id: BookId,
  book_title: z.string(),
  end_chapter: z.nullable(z.int()),
  /** The child's own messages. */
  message_count: z.int(),
  created_at: z.string(),
};

const ChatAnalytics = z.object({
  ...TalkAnalytics,
  /** "Wren" for a talk without a character. */
  character: z.string(),
  words_written: z.int(),
  words_read: z.int(),
});
export type ChatAnalytics = z.infer<typeof ChatAnalytics>;

const VoiceAnalytics = z.object({
  ...TalkAnalytics,
  words_spoken: z.int(),
  words_heard: z.int(),
  duration_seconds: z.int(),
});
export type VoiceAnalytics = z.infer<typeof VoiceAnalytics>;

const talksOf = <S extends z.ZodMiniType>(Talk: S) =>
  z.object({
    sessions: z.array(Talk),
    next: Next,
    /** Whether this adult may open the transcripts. */
    transcripts: z.boolean(),
  });

const ArticleAnalytics = z.object({
  id: z.string(),
  title: z.string(),
  score: z.nullable(z.int()),
  total: z.int(),
  word_count: z.int(),
  is_completed: z.boolean(),
  created_at: z.string(),
});

const ComicAnalytics = z.object({
  id: z.string(),
  prompt: z.string(),
  word_count: z.int(),
  created_at: z.string(),
});

const Totals = z.object({
  words_read: z.int(),
  words_written: z.int(),
  /** Minutes spent, as far as they are known. */
  minutes: z.int(),
  /** Quizzes, talks, articles and comics. */
  activities: z.int(),
});

export const Summary = z.object({
  words_read: z.object({
    total: z.int(),
    chat_assistant_words: z.int(),
    quiz_words: z.int(),
    article_words: z.int(),
  }),
  words_written: z.object({ total: z.int(), chat_user_words: z.int(), comic_story_words: z.int() }),
  activity_counts: z.object({
    total_quizzes: z.int(),
    total_chat_sessions: z.int(),
    total_articles: z.int(),
    total_comics: z.int(),
  }),
  minutes: z.int(),
  /** The share of right answers from 0 to 1; null without an answer. */
  right: z.object({ quizzes: z.nullable(z.number()), articles: z.nullable(z.number()) }),
  /** Outside the totals above. */
  voice: z.object({ sessions: z.int(), minutes: z.int(), words_read: z.int(), words_written: z.int() }),
  /** The same number of days before; null without a date filter. */
  before: z.nullable(Totals),
  /** Each day of the period; without a date filter each month, by its first day, since the first activity. */
  over_time: z.array(z.extend(Totals, { from: z.string() })),
});
export type Summary = z.infer<typeof Summary>;

/** A child in the last seven days. */
export const WeekOfChild = z.object({
  id: z.string(),
  username: z.string(),
  avatar: Avatar,
  /** The last reading day; null before the first. */
  last_active: z.nullable(z.string()),
  ...Totals.shape,
  /** Right answers in quizzes, of all. */
  right: z.int(),
  asked: z.int(),
  /** `away`: nothing done. `stuck`: fewer than half of the answers of a quiz or more were right. */
  standing: z.enum(['away', 'stuck', 'well']),
});
export type WeekOfChild = z.infer<typeof WeekOfChild>;

export const MissedQuestion = z.object({
  book_title: z.string(),
  /** Null for a question on a whole book. */
  chapter: z.nullable(z.int()),
  question: z.string(),
  right_answer: z.string(),
  missed: z.int(),
  asked: z.int(),
});
export type MissedQuestion = z.infer<typeof MissedQuestion>;

/** A grown-up's look at a transcript. */
const TranscriptLook = z.object({
  id: z.string(),
  session_id: z.string(),
  book_title: z.string(),
  adult_id: z.string(),
  /** Null while nobody has checked the name. */
  by: z.nullable(z.string()),
  role: z.enum(supervisors),
  at: z.string(),
});
export type TranscriptLook = z.infer<typeof TranscriptLook>;

/** The server's part of a page of what a supervised student has done of a kind, the latest first. */
const aPage = {
  params: OfChild,
  query: Page,
  errors: ['relation_not_found'],
} as const;

/** What teachers and parents learn about the students whom they supervise. */
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
    query: z.strictObject({ class_id: z.optional(ClassId) }),
    response: z.object({
      /** The first of the seven days. */
      from: z.string(),
      students: z.array(WeekOfChild),
      /** The questions that most students got wrong; none where everybody was right. */
      missed: z.array(MissedQuestion),
    }),
    summary: 'The last seven days of all supervised students: who has not read, who is stuck, what they miss',
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
