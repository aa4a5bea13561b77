import { Logo } from '../../src/ui/logo';
import { Row, Section, Specimen } from '../specimen';

const grounds = ['paper', 'raised', 'sunken', 'line', 'line-strong'];
const inks = ['ink', 'soft', 'accent', 'accent-strong', 'sun-ink', 'sea', 'leaf', 'berry'];
const tints = ['accent-soft', 'sun', 'sun-soft', 'sea-soft', 'leaf-soft', 'berry-soft'];

/** Tailwind's names of our tokens, as the variables behind them. */
const variable = (name: string) =>
  `var(--${{ raised: 'paper-raised', sunken: 'paper-sunken', soft: 'ink-soft' }[name] ?? name})`;

const Swatches = ({ names }: { names: readonly string[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3">
    {names.map((name) => (
      <li key={name} className="text-[0.8rem]">
        <span
          className="mb-1 block h-14 rounded-control border border-line"
          style={{ background: variable(name) }}
        />
        {name}
      </li>
    ))}
  </ul>
);

export const Colours = () => (
  <Section
    id="colours"
    title="Colours"
    about="Named by what they are for. Text in ink or soft on paper, raised and sunken; a tint never speaks alone: an icon or a word says the same."
  >
    <Specimen state="Grounds and lines">
      <Swatches names={grounds} />
    </Specimen>
    <Specimen state="Inks">
      <Swatches names={inks} />
    </Specimen>
    <Specimen state="Tints">
      <Swatches names={tints} />
    </Specimen>
  </Section>
);

export const Type = () => (
  <Section
    id="type"
    title="Type"
    about="Lexend, drawn for readers who are still learning, and Baloo for what is loud. Sizes are in rem, so that the reader's choice of size reaches them all."
  >
    <Row>
      <Specimen state="Headings">
        <p className="font-bold font-heading text-4xl leading-tight">A storm over Gull Street</p>
        <p className="font-bold font-heading text-2xl">Chapter three</p>
        <p className="font-bold font-heading text-xl">The lamp in the window</p>
      </Specimen>
      <Specimen state="Text, soft text, strong text">
        <p className="mb-2">
          The tide went out and did not come back. Mara counted the boats lying on their sides like sleeping
          cows.
        </p>
        <p className="mb-2 text-soft">Seven, and one that should not have been there.</p>
        <p className="font-semibold">“Whose is that?” she asked.</p>
      </Specimen>
    </Row>
    <Specimen state="Logo">
      <Logo />
    </Specimen>
  </Section>
);
