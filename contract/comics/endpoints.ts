import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { Help } from '../fields';
import { Comic, type ComicPictures, ReportedComic, StateOfDrawing, WritingFeedback } from './comic';
import { ComicStyle } from './kinds';

export { type Comic, type ComicPictures, type ReportedComic, WritingFeedback };

/** A ULID: sorts by time. */
const ComicId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
/** Names a prompt of the list, and with it the last day on which that was the prompt of the day. */
const PromptId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** Above every story that is accepted; its words are counted by the use case. */
const Story = z.string().check(z.maxLength(12_000));

/** `reported`: by a child. `unseen`: of today, others may see it, and no operator has looked at it. */
export const reviewLists = ['reported', 'unseen'] as const;

const Cursor = z.optional(z.string().check(z.maxLength(500)));

export const comics = defineEndpoints({
  daily: {
    method: 'GET',
    path: '/prompts/daily',
    who: ['student'],
    consent: 'ai_text',
    /** The prompt of a story that was begun on an earlier day; one that is older than any draft gets today's. */
    query: z.strictObject({ id: z.optional(PromptId) }),
    response: z.object({
      prompt: z.object({ id: z.string(), prompt: z.string() }),
      /** 1: it was yesterday's. */
      days_ago: z.int(),
    }),
    summary: 'The writing prompt of the day in New York, or of a story that was begun in the last 30 days',
  },
  today: {
    method: 'GET',
    path: '/comics/today',
    who: ['student'],
    consent: 'ai_text',
    response: z.object({ comics: z.array(Comic), user_has_submitted: z.boolean() }),
    summary: 'Today’s comics of others that this child may see, and whether the child has one today',
  },
  mine: {
    method: 'GET',
    path: '/comics/user',
    who: ['student'],
    consent: 'ai_text',
    query: z.strictObject({ cursor: z.optional(ComicId) }),
    response: z.object({ comics: z.array(Comic), next: z.nullable(z.string()) }),
    summary: 'The child’s own comics, the latest first, a page at a time',
  },
  progress: {
    method: 'GET',
    path: '/comics/progress',
    who: ['student'],
    consent: 'ai_text',
    response: z.extend(StateOfDrawing, {
      /** Why the story was refused; the day is not used up. */
      refusal: z.nullable(z.object({ code: z.string(), error: z.string() })),
    }),
    summary:
      'How far the child’s comic is. One that was accepted before midnight comes first until it has ended, and its result is told once',
  },
  generate: {
    method: 'POST',
    path: '/comics/generate',
    // Its function and a worker of it wait for a model.
    streams: true,
    who: ['student'],
    consent: 'ai_text',
    terms: 'within',
    control: 'screen',
    body: z.strictObject({ story: Story, style: ComicStyle, promptId: z.nullable(PromptId) }),
    response: StateOfDrawing,
    errors: [
      'comic_too_short',
      'comic_too_long',
      'comic_already_today',
      'quiz_first',
      'comic_being_drawn',
      'comic_inappropriate',
      'comic_not_drawn',
      'comic_failed',
      'ai_resting',
      'paused',
    ],
    summary:
      'Has a story drawn. After 4 seconds it answers that it is still being drawn, and the drawing goes on',
  },
  writingFeedback: {
    method: 'POST',
    path: '/comics/writing-feedback',
    streams: true,
    who: ['student'],
    consent: 'ai_text',
    terms: 'within',
    control: 'screen',
    body: z.strictObject({
      story: Story,
      /** The text of a prompt is the server's; this one is ignored. */
      prompt: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
      /** The prompt that the story answers. Absent: that of the day. */
      promptId: z.optional(z.nullable(PromptId)),
    }),
    response: z.object({
      success: z.boolean(),
      feedback: z.nullable(WritingFeedback),
      /** The answer to a story that tells of a crisis; beside the feedback, if that is doubtful. */
      help: z.nullable(z.string()),
    }),
    errors: [
      'writing_story_missing',
      'writing_story_short',
      'writing_feedback_failed',
      'comic_inappropriate',
      'comic_too_long',
      'ai_resting',
      'paused',
    ],
    summary: 'Two strengths in the child’s own words and one question as the next step; never a rewriting',
  },
  like: {
    method: 'POST',
    path: '/comics/{id}/like',
    who: ['student'],
    consent: 'public_sharing',
    terms: 'before',
    params: z.strictObject({ id: ComicId }),
    response: z.object({ likes: z.int() }),
    errors: ['comic_not_found', 'comic_is_own'],
    summary: 'Likes a comic of somebody else, once',
  },
  unlike: {
    method: 'DELETE',
    path: '/comics/{id}/like',
    who: ['student'],
    consent: 'public_sharing',
    params: z.strictObject({ id: ComicId }),
    response: z.object({ likes: z.int() }),
    errors: ['comic_not_found'],
    summary: 'Takes a like back',
  },
  report: {
    method: 'POST',
    path: '/comics/{id}/report',
    who: ['student'],
    params: z.strictObject({ id: ComicId }),
    response: z.object({ reported: z.literal(true) }),
    errors: ['comic_not_found', 'comic_is_own'],
    summary: 'Hides a comic from the child at once, and from all others after two reports',
  },
  draft: {
    method: 'GET',
    path: '/comics/draft',
    who: ['student'],
    consent: 'ai_text',
    response: z.object({
      draft: z.nullable(
        z.object({
          story: z.string(),
          style: z.nullable(ComicStyle),
          /** Absent if the draft is older than this field. */
          promptId: z.optional(z.string()),
          saved_at: z.string(),
        }),
      ),
    }),
    summary: 'The story that the child has begun; kept for 30 days',
  },
  saveDraft: {
    method: 'POST',
    path: '/comics/draft',
    who: ['student'],
    consent: 'ai_text',
    body: z.strictObject({
      story: Story,
      style: z.nullable(ComicStyle),
      /** The prompt that the story was begun with. Absent: that of the day. */
      promptId: z.optional(z.nullable(PromptId)),
    }),
    response: z.object({ saved_at: z.string(), help: Help }),
    summary:
      'Keeps the story that the child has begun; an empty one deletes it. One that tells of a crisis is answered with help',
  },
  one: {
    method: 'GET',
    path: '/comics/{id}/whole',
    who: ['student'],
    consent: 'ai_text',
    params: z.strictObject({ id: ComicId }),
    response: z.object({ comic: Comic }),
    errors: ['comic_not_found'],
    summary: 'One comic with fresh addresses, for whoever may see it',
  },
  reviews: {
    method: 'GET',
    path: '/operator/comics',
    who: ['operator'],
    query: z.strictObject({ list: z.optional(z.enum(reviewLists)), cursor: Cursor }),
    response: z.object({ comics: z.array(ReportedComic), next: z.nullable(z.string()) }),
    summary:
      'Reported comics, or those of today that others may see and nobody has looked at; the latest first, until an operator has decided',
  },
  decide: {
    method: 'POST',
    path: '/operator/comics/{id}',
    who: ['operator'],
    params: z.strictObject({ id: ComicId }),
    /** `undo` takes back the last decision, whoever made it; the comic waits again. */
    body: z.strictObject({ decision: z.enum(['show', 'hide', 'undo']) }),
    response: z.object({ decided: z.literal(true) }),
    errors: ['comic_not_found'],
    summary: 'Lets a comic be shown or hides it from everybody but its author, or takes that back; on record',
  },
});
