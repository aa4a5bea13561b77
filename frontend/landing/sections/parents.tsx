import { EveningArt } from '../art/evening';
import { Edge } from './edge';

const reasons = [
  {
    title: 'You decide, one thing at a time',
    text: 'Four separate questions: Inkwren itself, chats with an AI, voice, and sharing. A no to one leaves the others working, and you can change your mind any day.',
  },
  {
    title: 'No ads, and little for the AI',
    text: 'Nothing is advertised, nobody’s data is sold. What an AI gets to read comes without e-mail address, school or account number.',
  },
  {
    title: 'Honest about the machine',
    text: 'Wren always says that she is an AI, and never asks for a secret. Your child can see every grown-up who can look in.',
  },
  {
    title: 'Real books first',
    text: 'A library book under the blanket counts. The screen is for the few minutes afterwards.',
  },
];

/** The section for parents. */
export const Parents = () => (
  <section id="parents" className="parents" aria-labelledby="parents-title">
    <Edge />
    <EveningArt />
    <div>
      <h2 id="parents-title">Why Parents Choose Inkwren</h2>
      <p className="lead">It is their adventure. You hold the map.</p>
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href="/privacy">Read the privacy policy</a>
      </p>
    </div>
  </section>
);
