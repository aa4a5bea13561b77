import type { Guide } from '../error';
import type { comicsErrors } from './errors';

/** When each of these errors happens, and what helps. */
export const comicsErrorGuide = {
  comic_already_today: {
    when: 'The child has a finished comic of this day in New York, from another story.',
    recovery: 'The next one can be sent after midnight in New York.',
  },
  quiz_first: {
    when: 'A guardian wants a quiz before a comic, and the child has handed in none on the family’s day.',
    recovery: 'Lead to a quiz; the story is kept.',
  },
  comic_too_short: {
    when: 'The story has fewer than 80 words.',
    recovery: 'Write more; the screen shows the number of words.',
  },
  comic_too_long: {
    when: 'The story has more than 800 words.',
    recovery: 'Shorten it.',
  },
  comic_being_drawn: {
    when: 'Another story of the same child is being drawn.',
    recovery: 'Ask `GET /comics/progress` until it is finished or refused.',
  },
  comic_inappropriate: {
    when: 'The moderation or a rule of ours refuses the story. The day is not used up.',
    recovery: 'Change the story. A browser shows the text in an orange notice.',
  },
  comic_not_drawn: {
    when: 'Two pictures were refused, or the storyboard was. The story is kept as the draft, and the day is not used up.',
    recovery: 'Change the story and send it again.',
  },
  comic_failed: {
    when: 'The queue, the model or the bucket was down until the last try. The day is not used up.',
    recovery: 'Send the same story again.',
  },
  comic_not_found: {
    when: 'There is no such comic, or the caller may not see it.',
    recovery: 'Load the list again.',
  },
  comic_is_own: {
    when: 'A child likes or reports the own comic.',
    recovery: 'Nothing: the screen offers it for comics of others only.',
  },
  writing_story_missing: {
    when: 'Feedback is asked for without a word of a story.',
    recovery: 'Write first.',
  },
  writing_story_short: {
    when: 'Feedback is asked for on a story of fewer than 10 words, which has too few words to quote.',
    recovery: 'Write on.',
  },
  writing_feedback_failed: {
    when: 'The model is down, or no answer of it followed the rules of feedback.',
    recovery: 'Try again; the try is not counted unless the model has answered.',
  },
} as const satisfies Guide<typeof comicsErrors>;
