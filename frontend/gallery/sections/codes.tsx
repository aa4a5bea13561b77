import { Qr } from '../../src/ui/qr';
import { Section } from '../specimen';

export const QrCodes = () => (
  <Section
    id="qr"
    title="Qr"
    about="A text for a camera, black on white in both themes. It is as wide as its place."
  >
    <div className="w-40">
      <Qr text="https://inkwren.example/badge" label="QR code of an address" />
    </div>
  </Section>
);
