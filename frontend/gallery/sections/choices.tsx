import { Backpack, GraduationCap, House } from 'lucide-react';
import { useState } from 'react';
import { CheckboxField } from '../../src/ui/checkbox-field';
import { RadioCards } from '../../src/ui/radio-cards';
import { Switch } from '../../src/ui/switch';
import { Row, Section, Specimen } from '../specimen';

export const Checkboxes = () => (
  <Section
    id="checkbox-field"
    title="CheckboxField"
    about="To agree or to tick, as part of a form. The whole line can be pressed."
  >
    <Row>
      <Specimen state="Open, ticked">
        <CheckboxField label="I have read and agree to the Terms and Conditions" />
        <CheckboxField
          label="Voice chat"
          hint="Wren listens, and forgets the sound at once."
          defaultChecked
        />
      </Specimen>
      <Specimen state="Error">
        <CheckboxField
          label="I have read and agree to the Terms and Conditions"
          error="Tick the box to go on."
        />
      </Specimen>
      <Specimen state="Disabled">
        <CheckboxField label="Share comics with the school" disabled />
        <CheckboxField label="Keep what I read" disabled defaultChecked />
      </Specimen>
    </Row>
  </Section>
);

export const Switches = () => {
  const [calm, setCalm] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <Section id="switch" title="Switch" about="On or off, at once: a setting, not a question in a form.">
      <Row>
        <Specimen state="On, off">
          <Switch label="Less motion" hint="Nothing hops or flies." checked={calm} onChange={setCalm} />
          <Switch label="Sounds" checked={sound} onChange={setSound} />
        </Specimen>
        <Specimen state="Disabled">
          <Switch
            label="Voice chat"
            hint="A grown-up has to say yes first."
            checked={false}
            onChange={setSound}
            disabled
          />
          <Switch label="Quizzes" checked onChange={setSound} disabled />
        </Specimen>
      </Row>
    </Section>
  );
};

const kinds = [
  { value: 'student', label: 'Student', description: 'I read books and collect points.', icon: <Backpack /> },
  { value: 'parent', label: 'Parent', description: 'I look after my children.', icon: <House /> },
  { value: 'teacher', label: 'Teacher', description: 'I look after a class.', icon: <GraduationCap /> },
] as const;

export const RadioCardChoice = () => {
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('student');
  const [size, setSize] = useState<'normal' | 'large' | 'largest'>();
  return (
    <Section id="radio-cards" title="RadioCards" about="One of up to five, where each is worth a word.">
      <Specimen state="With pictures and descriptions, side by side">
        <RadioCards label="Who are you?" options={kinds} value={kind} onChange={setKind} columns={3} />
      </Specimen>
      <Row>
        <Specimen state="Nothing chosen, with a hint and an error">
          <RadioCards
            label="How big shall letters be?"
            hint="You can change it at any time."
            error="Choose one of them."
            options={[
              { value: 'normal', label: 'Normal' },
              { value: 'large', label: 'Large' },
              { value: 'largest', label: 'Largest' },
            ]}
            value={size}
            onChange={setSize}
          />
        </Specimen>
        <Specimen state="Some disabled">
          <RadioCards
            label="Who are you?"
            options={kinds.map((option) => ({ ...option, disabled: option.value !== 'teacher' }))}
            value={undefined}
            onChange={setKind}
          />
        </Specimen>
      </Row>
    </Section>
  );
};
