import { articlesForExport } from '../../articles/for-export';
import { feedbackForExport } from '../../feedback/for-export';
import { wordsForExport } from '../../words/for-export';
import { folded, html, prose, table } from '../html';
import { section } from './section';

export const articles = section({
  name: 'articles',
  heading: 'Articles',
  read: ({ person }) => articlesForExport(person.id),
  show: (all, { date }) =>
    html`${all.map(({ title, text, own_words, score, total, begun_at, completed_at }) =>
      folded(
        html`${date(completed_at ?? begun_at)}: <b>${title}</b>, ${score === null ? 'not finished' : `${score} of ${total}`}`,
        [prose(text), own_words.length > 0 && html`<p>Filled in: ${own_words.join(', ')}</p>`],
      ),
    )}${all.length === 0 && html`<p class="none">Nothing here.</p>`}`,
});

export const words = section({
  name: 'words',
  heading: 'Words',
  read: ({ person }) => wordsForExport(person.id),
  show: (all, { date }) =>
    table(
      ['Word', 'In', 'Practised', 'Since'],
      all.map(({ word, sentence, title, reviews, added_at }) => [
        word,
        sentence ?? title,
        reviews,
        date(added_at),
      ]),
    ),
});

const talks: readonly string[] = ['chat', 'voice_chat'];

export const feedback = section({
  name: 'feedback',
  heading: 'Feedback',
  read: async ({ person, mayShow, keepsTurnOf }) =>
    (await feedbackForExport(person.id))
      .filter(({ feature_type, reference, feedback_data: { comment } }) => {
        const isOfKeptTalk = talks.includes(feature_type) && keepsTurnOf(reference);
        return !isOfKeptTalk && mayShow('feedback', comment ?? '');
      })
      .map(({ feature_type, feedback_data, created_at }) => ({
        ...feedback_data,
        feature: feature_type,
        created_at,
      })),
  show: (all, { date }) =>
    table(
      ['On', 'About', 'Stars', 'Comment'],
      all.map(({ feature, rating, like_dislike, comment, created_at }) => [
        date(created_at),
        feature.replace('_', ' '),
        rating ?? like_dislike ?? '',
        comment ?? '',
      ]),
    ),
});
