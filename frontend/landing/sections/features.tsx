import { spots } from '../art/spots';
import { Edge } from './edge';
import { TryOne } from './try-one';

const features: readonly { art: keyof typeof spots; title: string; text: string }[] = [
  {
    art: 'quiz',
    title: 'Quizzes with proof',
    text: 'Ten questions on exactly the chapters your child has read. Each answer brings the sentence that proves it.',
  },
  {
    art: 'characters',
    title: 'Characters who answer',
    text: 'Ask Brundle why he bakes. Characters know the story only as far as your child does, so nothing is given away.',
  },
  {
    art: 'comics',
    title: 'Stories that become comics',
    text: 'One story a day, in your child’s own words, drawn in the style they choose.',
  },
  {
    art: 'article',
    title: 'An article a day',
    text: 'Something short and true, with words missing. The word bank has them; finding the places is the game.',
  },
  {
    art: 'streaks',
    title: 'Streaks and gems',
    text: 'Reading days in a row make a streak, and every third day in a row earns a gem.',
  },
  {
    art: 'shelves',
    title: 'Three shelves',
    text: 'Want to read, reading, read: every book has its place, and a finished one gets its stars.',
  },
];

/** The features of the site, starting with those on this page. */
export const Features = () => (
  <section id="features" className="features" aria-labelledby="features-title">
    <Edge />
    <h2 id="features-title">Features</h2>
    <p className="lead">First a page, then a question. Go on, this one is for you.</p>
    <TryOne />
    <ul className="feature-list">
      {features.map(({ art, title, text }) => (
        <li key={title}>
          {spots[art]}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
