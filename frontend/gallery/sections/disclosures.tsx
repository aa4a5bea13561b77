import { Disclosure } from '../../src/ui/disclosure';
import { Section } from '../specimen';

export const Disclosures = () => (
  <Section
    id="disclosure"
    title="Disclosure"
    about="What few readers need, behind a row that opens. In a frame among texts that do not open."
  >
    <Disclosure summary="Every answer so far (3)">
      <p>Yes, yes, and no.</p>
    </Disclosure>
    <Disclosure summary="Not found: 2" framed>
      <p>Kite Weather, Foxglove.</p>
    </Disclosure>
  </Section>
);
