import { ChooseArt } from '../art/steps/choose';
import { CreateArt } from '../art/steps/create';
import { EarnArt } from '../art/steps/earn';
import { EngageArt } from '../art/steps/engage';
import { Edge } from './edge';
import { Trail } from './trail';

const steps = [
  {
    Art: ChooseArt,
    title: 'Choose a book',
    text: 'The one in your child’s hands right now. Search for it, and say how far it is read.',
  },
  {
    Art: EngageArt,
    title: 'Read and engage',
    text: 'Take a quiz on those chapters, or talk with the characters about what has just happened to them.',
  },
  {
    Art: CreateArt,
    title: 'Create and share comics',
    text: 'Write today’s story and watch it turn into a comic. It is shared only if a grown-up has said yes.',
  },
  {
    Art: EarnArt,
    title: 'Earn rewards',
    text: 'Points for right answers, streaks for reading days, and gems to redeem for prizes.',
  },
];

/** Four steps along one path. */
export const HowItWorks = () => (
  <section id="how-it-works" className="how" aria-labelledby="how-title">
    <Edge />
    <h2 id="how-title">How It Works</h2>
    <p className="lead">Four steps, and then again from the start, because the next book is waiting.</p>
    <ol>
      <Trail />
      {steps.map(({ Art, title, text }) => (
        <li key={title}>
          <Art />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
