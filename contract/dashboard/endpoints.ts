import * as z from 'zod/mini';
import { ListedBook } from '../books/endpoints';
import { defineEndpoints, roles } from '../endpoint';
import { ReceivedGift } from '../family/gifts';
import { Leaderboard } from '../leaderboard/endpoints';
import { RecallOffer } from '../quiz/what-stays';
import { Recommendation } from '../recommendations/endpoints';
import { Goal } from '../shop/goal';
import { Me } from '../users/person';

/** A book being read, with the child's progress in it. `asked` is 0 for a grown-up. */
const OpenBook = z.extend(ListedBook, {
  /** Null for a book whose text was not opened here. */
  place: z.nullable(
    z.object({
      /** The chapter to read on with, after those read here or asked about; the last one after the end. */
      chapter: z.int(),
      /** The last chapter that was read to its end; 0 before the first. */
      finished: z.int(),
    }),
  ),
  /** The last chapter that a quiz has asked about; 0 before the first. */
  asked: z.int(),
});
export type OpenBook = z.infer<typeof OpenBook>;

const Today = z.object({
  /** The articles completed, of five. */
  articles: z.int(),
  comic: z.boolean(),
  /** Whether the child has sent a message in a talk. */
  talk: z.boolean(),
});
export type Today = z.infer<typeof Today>;

const Dashboard = z.object({
  me: Me,
  /** The books being read, at most three. The book that was opened or listed last comes first. */
  reading: z.array(OpenBook),
  /** The ids of the books on the list of those read, the newest first. */
  finished: z.array(z.string()),
  /** The child's activities of today in New York; null for grown-ups. */
  today: z.nullable(Today),
  /** The item that the child is saving up for; null if none is pinned or if the pinned one has left the store. */
  goal: z.nullable(Goal),
  /** What grown-ups have given the child and the child has not opened, at most three; none for grown-ups. */
  gifts: z.array(ReceivedGift),
  /** The earlier quiz of which two questions can be asked today; null when there is none, and for grown-ups. */
  recall: z.nullable(RecallOffer),
  /** Whether a grown-up waits for the child's answer to a request; false for grown-ups. */
  grown_up_asks: z.boolean(),
  /** The best five of the week; null for operators. */
  board: z.nullable(Leaderboard),
  /** The recommendations found last; null when a search with `GET /recommendations` is needed. */
  recommendations: z.nullable(z.array(Recommendation)),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboard = defineEndpoints({
  get: {
    method: 'GET',
    path: '/dashboard',
    who: roles,
    response: Dashboard,
    summary: 'Everything that the first screen shows, in one answer',
  },
});
