import { Eye } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../src/ui/select-field';
import { TextArea } from '../../src/ui/text-area';
import { TextField } from '../../src/ui/text-field';
import { focusRing, Row, Section, Specimen } from '../specimen';

const story =
  'The tide went out and did not come back. Mara counted the boats lying on their sides like sleeping cows. Seven, and one that should not have been there. Its name was painted over, but the paint was thin, and underneath somebody had written a word in a language that nobody in the harbour could read. She wrote it down all the same, letter by letter.';

export const TextFields = () => (
  <Section
    id="text-field"
    title="TextField"
    about="One line. The hint says what fits before anything is typed; the error says how to put it right."
  >
    <Row>
      <Specimen state="Empty">
        <TextField label="E-mail" type="email" placeholder="you@example.org" />
      </Specimen>
      <Specimen state="With a hint">
        <TextField label="Username" hint="Up to 16 letters. Your friends see it." defaultValue="Ada" />
      </Specimen>
      <Specimen state="Focused">
        <TextField label="Username" defaultValue="Ada" className={focusRing} />
      </Specimen>
      <Specimen state="Error">
        <TextField
          label="Username"
          hint="Up to 16 letters. Your friends see it."
          error="Username already taken. Please choose a different one."
          defaultValue="Ada"
        />
      </Specimen>
      <Specimen state="A number">
        <TextField
          label="Age"
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          defaultValue={9}
          className="max-w-32"
        />
      </Specimen>
      <Specimen state="Disabled">
        <TextField label="School" disabled defaultValue="Maple Street" hint="Your teacher can change it." />
      </Specimen>
      <Specimen state="With something at its end">
        <TextField
          label="Password"
          type="password"
          defaultValue="read-more-books"
          end={
            <button
              type="button"
              aria-label="Show the password"
              className="grid size-12 place-items-center rounded-full text-soft hover:text-ink"
            >
              <Eye aria-hidden className="size-5" />
            </button>
          }
        />
      </Specimen>
      <Specimen state="Long words">
        <TextField
          label="The address of the grown-up who looks after you and may say yes for you"
          defaultValue="bartholomew.featherstonehaugh-cholmondeley@example.org"
        />
      </Specimen>
    </Row>
  </Section>
);

export const Areas = () => {
  const [text, setText] = useState('Mara counted the boats.');
  return (
    <Section
      id="text-area"
      title="TextArea"
      about="Several lines. It grows with what is written, up to 150 pixels or to what it is given."
    >
      <Row>
        <Specimen state="A little">
          <TextArea label="Your message" value={text} onChange={({ target }) => setText(target.value)} />
        </Specimen>
        <Specimen state="More than fits">
          <TextArea label="Your story" defaultValue={story} />
        </Specimen>
        <Specimen state="Error">
          <TextArea
            label="Your story"
            error="Story must be at least 80 words. Current word count: 4"
            defaultValue="Mara counted the boats."
          />
        </Specimen>
        <Specimen state="Disabled">
          <TextArea label="Your story" disabled defaultValue="Mara counted the boats." />
        </Specimen>
      </Row>
    </Section>
  );
};

const regions = ['United States', 'India', 'China', 'Europe', 'Canada'];

export const Selects = () => (
  <Section id="select-field" title="SelectField" about="One of more than five, in the browser's own list.">
    <Row>
      <Specimen state="Nothing chosen">
        <SelectField label="Where do you live?" placeholder="Choose" options={regions} />
      </Specimen>
      <Specimen state="Chosen">
        <SelectField label="Where do you live?" options={regions} defaultValue="India" />
      </Specimen>
      <Specimen state="Error">
        <SelectField
          label="Where do you live?"
          placeholder="Choose"
          options={regions}
          error="Choose where you live."
        />
      </Specimen>
      <Specimen state="Disabled">
        <SelectField label="Where do you live?" options={regions} defaultValue="Europe" disabled />
      </Specimen>
    </Row>
  </Section>
);
