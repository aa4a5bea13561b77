import { HeroScene } from '../art/hero/scene';
import { DemoLink } from '../dialogs/demo-dialog';
import { JoinLink } from '../dialogs/join-dialog';

/** The first view: what Inkwren is. */
export const Hero = () => (
  <section className="hero">
    <div className="words">
      <p className="eyebrow">For young readers from 8</p>
      <h1>
        Your child’s <br />
        reading journey, <br />
        chapter by chapter
      </h1>
      <p className="lead">
        Inkwren makes an adventure of any book. Your child reads; Wren, a small and curious bird, asks, cheers
        and keeps count.
      </p>
      <p className="actions">
        <JoinLink />
        <DemoLink />
      </p>
      <ul className="ticks">
        <li>No ads</li>
        <li>Paper books welcome</li>
        <li>Grown-ups decide</li>
      </ul>
    </div>
    <HeroScene />
  </section>
);
