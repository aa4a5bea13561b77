import * as z from 'zod/mini';
import { Stage } from '../books/fields';
import { ChatTranscriptMessage } from '../chat/transcript';
import { ComicStyle } from '../comics/kinds';
import { recordedKinds } from '../consent/kinds';
import { Controls } from '../controls/fields';
import { guardianChanges } from '../family/changes';
import { GiftName } from '../family/gifts';
import { FeedbackData, feedbackFeatures } from '../feedback/endpoints';
import { flagFeatures } from '../flags/kinds';
import { LetterKind } from '../letters/kinds';
import { Interests } from '../onboarding/interests';
import { GemKind } from '../rewards/endpoints';
import { DeliveryAddress } from '../shop/address';
import { itemKinds, purchaseStatuses } from '../shop/kinds';
import { Avatar } from '../users/avatars';
import { AccountType, Consents, Preferences, Region } from '../users/fields';

/** A moment in ISO 8601. */
const At = z.string();
/** A day, as `2026-11-24`. */
const Day = z.string();
/** Null once the book has been removed from the library. */
const BookTitle = z.nullable(z.string());

const Account = z.object({
  username: z.string(),
  /** Masked in a guardian's copy. Null for a child that has none. */
  email: z.nullable(z.string()),
  /** When the four pictures of a child without an address were chosen. */
  pictures_since: z.nullable(At),
  /** The weekly letters that a grown-up has chosen. */
  letters: z.array(
    z.object({
      letter: LetterKind,
      is_on: z.boolean(),
      time_zone: z.string(),
      last_sent: z.nullable(z.string()),
    }),
  ),
  account_type: AccountType,
  age: z.int(),
  region: Region,
  school: z.nullable(z.string()),
  avatar: Avatar,
  time_zone: z.nullable(z.string()),
  preferences: Preferences,
  consents: Consents,
  discoverable: z.boolean(),
  transcripts: z.boolean(),
  points: z.int(),
  gems: z.int(),
  streak: z.int(),
  longest_streak: z.int(),
  last_activity_date: z.nullable(Day),
  verified: z.boolean(),
  created_at: At,
});

const Talk = z.object({
  kind: z.enum(['written', 'spoken']),
  book_title: z.string(),
  character: z.nullable(z.string()),
  end_chapter: z.nullable(z.int()),
  created_at: At,
  /** The child's own messages. */
  message_count: z.int(),
  /** Empty once the words have been deleted, and where the reader of the copy may not read them. */
  messages: z.array(ChatTranscriptMessage),
});

/**
 * The files of a copy, by name: `books` is `data/books.json`. The JSON Schema of the copy is generated from these declarations, and
 * a field that is not declared here does not leave.
 */
export const files = {
  account: Account,
  books: z.array(
    z.object({
      title: z.string(),
      author: z.string(),
      stage: Stage,
      rating: z.nullable(z.int()),
      changed_at: At,
      /** When a student read it to the end; null before that. */
      finished_at: z.nullable(At),
    }),
  ),
  reading: z.object({
    places: z.array(
      z.object({
        book_title: BookTitle,
        chapter: z.int(),
        paragraph: z.int(),
        furthest: z.int(),
        words: z.int(),
        read_at: At,
      }),
    ),
    log: z.array(z.object({ book_title: BookTitle, day: Day, pages: z.int(), minutes: z.int() })),
    /** The parts of stories on the first screen that were read to the end. */
    story_parts: z.array(z.object({ story: z.string(), part: z.int(), day: Day })),
  }),
  results: z.object({
    quizzes: z.array(
      z.object({
        book_title: z.string(),
        start_chapter: z.nullable(z.int()),
        end_chapter: z.nullable(z.int()),
        score: z.int(),
        total: z.int(),
        points: z.int(),
        created_at: At,
        answers: z.array(
          z.object({
            question: z.string(),
            options: z.array(z.string()),
            user_answer: z.nullable(z.string()),
            /** Null for a question without an answer. */
            right_answer: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    /** Quizzes that were begun and not handed in: without their questions. */
    begun: z.array(z.object({ book_title: BookTitle, created_at: At })),
    /** Two questions of a quiz of a week or two before, of the last thirty days. */
    asked_again: z.array(
      z.object({
        day: Day,
        /** Null when they were put off before they were seen. */
        book_title: z.nullable(z.string()),
        start_chapter: z.nullable(z.int()),
        end_chapter: z.nullable(z.int()),
        quiz_at: z.nullable(At),
        put_off: z.boolean(),
        /** The figures are null without answers. */
        asked: z.nullable(z.int()),
        right: z.nullable(z.int()),
        /** The whole days between the quiz and the answers. */
        days: z.nullable(z.int()),
        /** Empty before the answers, and once the book has been removed. */
        answers: z.array(
          z.object({
            question: z.string(),
            options: z.array(z.string()),
            user_answer: z.nullable(z.string()),
            right_answer: z.string(),
          }),
        ),
      }),
    ),
    reported: z.array(z.object({ book_title: BookTitle, reason: z.string(), created_at: At })),
  }),
  talks: z.array(Talk),
  comics: z.object({
    comics: z.array(
      z.object({
        prompt: z.string(),
        style: ComicStyle,
        story: z.string(),
        /** The story as others see it, with invented names. */
        shared_story: z.string(),
        words: z.int(),
        points: z.int(),
        /** How many liked it; not who. */
        likes: z.int(),
        /** The file of the picture; null if it is missing. */
        picture: z.nullable(z.string()),
        alt: z.array(z.string()),
        created_at: At,
      }),
    ),
    draft: z.nullable(z.object({ story: z.string(), saved_at: At })),
  }),
  articles: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** Empty before the article is completed. */
      right_words: z.array(z.string()),
      own_words: z.array(z.string()),
      score: z.nullable(z.int()),
      total: z.int(),
      points: z.int(),
      begun_at: z.nullable(At),
      completed_at: z.nullable(At),
    }),
  ),
  words: z.array(
    z.object({
      word: z.string(),
      sentence: z.nullable(z.string()),
      title: z.nullable(z.string()),
      reviews: z.int(),
      due: Day,
      added_at: At,
    }),
  ),
  gems: z.array(z.object({ kind: GemKind, gems: z.int(), what: z.nullable(z.string()), created_at: At })),
  /** Only in the own copy of a student: in a guardian's copy the points stand beside what earned them. */
  points: z.array(z.object({ kind: z.string(), points: z.int(), created_at: At })),
  days: z.array(
    z.object({
      day: Day,
      is_reading_day: z.boolean(),
      quizzes: z.int(),
      articles: z.int(),
      comics: z.int(),
      talks: z.int(),
      voice_chats: z.int(),
      words_read: z.int(),
      words_written: z.int(),
      minutes: z.int(),
    }),
  ),
  store: z.object({
    purchases: z.array(
      z.object({
        item_name: z.string(),
        type: z.enum(itemKinds),
        gem_cost: z.int(),
        status: z.enum(purchaseStatuses),
        created_at: At,
      }),
    ),
    owned: z.array(z.object({ item_id: z.string(), type: z.enum(itemKinds) })),
    wishes: z.array(z.object({ text: z.string(), created_at: At })),
    /** Only in the own copy of a student: another guardian may have given the address. */
    addresses: z.array(DeliveryAddress),
  }),
  interests: z.object({
    interests: z.nullable(Interests),
    past_books: z.array(z.object({ title: z.string(), author: z.string(), rating: z.int() })),
  }),
  feedback: z.array(z.object({ feature: z.enum(feedbackFeatures), ...FeedbackData.shape, created_at: At })),
  friends: z.object({
    friends: z.array(z.object({ username: z.string(), since: At })),
    /** Open requests, of both sides. */
    open_requests: z.int(),
    /** Inkwren recommended to others: what came of it, without who they are. */
    recommended: z.array(
      z.object({
        created_at: At,
        joined_at: z.nullable(At),
        reading_days: z.int(),
        gems_awarded: z.int(),
      }),
    ),
  }),
  grown_ups: z.object({
    seeing: z.array(
      z.object({
        username: z.nullable(z.string()),
        /** Masked, but for that of the guardian who has asked for the copy. */
        address: z.string(),
        role: z.nullable(z.enum(['teacher', 'parent'])),
        school: z.nullable(z.string()),
        guardian: z.boolean(),
        since: At,
        /** When the badges were made that are valid in classes of this teacher. */
        badges: z.array(At),
      }),
    ),
    looks: z.array(
      z.object({
        by: z.nullable(z.string()),
        role: z.enum(['teacher', 'parent']),
        book_title: z.string(),
        at: At,
      }),
    ),
    /** When and where words told of a sorrow without danger, in the last 30 days. Never the words. */
    sorrows: z.array(z.object({ at: At, feature: z.enum(flagFeatures) })),
    /** Stickers and sentences; `by` is null while the name of the grown-up is unchecked. */
    gifts: z.array(
      z.object({ by: z.nullable(z.string()), gift: GiftName, sent_at: At, thanked: z.boolean() }),
    ),
    changes: z.array(z.object({ at: At, what: z.enum(guardianChanges) })),
  }),
  consents: z.array(
    z.object({
      kind: z.enum(recordedKinds),
      given: z.boolean(),
      version: z.string(),
      method: z.string(),
      /** `you`, a masked address, or null for a school or the student. */
      by: z.nullable(z.string()),
      at: At,
    }),
  ),
  controls: z.object({
    holds: Controls,
    changes: z.array(
      z.object({
        at: At,
        /** `you`, or another guardian; null for one whose account is deleted. */
        by: z.nullable(z.enum(['you', 'a guardian'])),
        after: Controls,
      }),
    ),
  }),
  agreements: z.array(z.object({ version: z.string(), agreed_at: At })),
  classes: z.array(
    z.object({
      name: z.string(),
      created_at: At,
      archived_at: z.nullable(At),
      students: z.array(z.object({ username: z.string() })),
    }),
  ),
  children: z.object({
    children: z.array(z.object({ username: z.string(), guardian: z.boolean(), since: At })),
    devices: z.array(z.object({ name: z.string(), opened_at: At, used_at: z.nullable(At) })),
    rewards: z.array(z.object({ name: z.string(), gem_cost: z.int() })),
  }),
} as const;
export type FileName = keyof typeof files;
export type FileOf<N extends FileName> = z.output<(typeof files)[N]>;
