import { useState } from 'react';
import { genres } from '../../../contract/onboarding/interests';
import { ChipChoice } from '../../src/ui/chip-choice';
import { ChipsInput } from '../../src/ui/chips-input';
import { Row, Section, Specimen } from '../specimen';

export const Chips = () => {
  const [chosen, setChosen] = useState<(typeof genres)[number][]>(['Mystery', 'Fairy Tales']);
  return (
    <Section
      id="chip-choice"
      title="ChipChoice"
      about="Any number of many short words, all to be seen at once."
    >
      <Specimen state="Some chosen">
        <ChipChoice
          label="What do you like to read?"
          hint="As many as you like."
          options={genres}
          value={chosen}
          onChange={setChosen}
        />
      </Specimen>
      <Row>
        <Specimen state="Error">
          <ChipChoice
            label="What do you like to read?"
            options={['Fantasy', 'Humor', 'Poetry']}
            value={[]}
            onChange={() => undefined}
            error="Choose at least one."
          />
        </Specimen>
        <Specimen state="Disabled">
          <ChipChoice
            label="What do you like to read?"
            options={['Fantasy', 'Humor', 'Poetry']}
            value={['Humor']}
            onChange={() => undefined}
            disabled
          />
        </Specimen>
      </Row>
    </Section>
  );
};

const props = { maxItems: 12, maxLength: 40 };

export const ChipsToType = () => {
  const [games, setGames] = useState(['Chess', 'The one where the otter builds a very long bridge']);
  const [none, setNone] = useState<string[]>([]);
  const [full, setFull] = useState(['Football', 'Judo', 'Climbing']);
  return (
    <Section
      id="chips-input"
      title="ChipsInput"
      about="A list of short texts of one's own. Enter, a comma, or going on adds what was typed."
    >
      <Row>
        <Specimen state="Empty">
          <ChipsInput
            {...props}
            label="Movies"
            placeholder="Type one, then Enter"
            value={none}
            onChange={setNone}
          />
        </Specimen>
        <Specimen state="Filled, with long words">
          <ChipsInput
            {...props}
            label="Video Games"
            placeholder="One more?"
            value={games}
            onChange={setGames}
          />
        </Specimen>
        <Specimen state="Full">
          <ChipsInput {...props} maxItems={3} label="Sports" value={full} onChange={setFull} />
        </Specimen>
        <Specimen state="Error">
          <ChipsInput
            {...props}
            label="Hobbies"
            hint="What do you do when nobody tells you what to do?"
            error="Tell Wren about one thing at least."
            value={[]}
            onChange={() => undefined}
          />
        </Specimen>
        <Specimen state="Disabled">
          <ChipsInput {...props} label="Music" value={['Drums']} onChange={() => undefined} disabled />
        </Specimen>
      </Row>
    </Section>
  );
};
