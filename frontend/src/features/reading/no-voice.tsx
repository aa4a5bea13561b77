import { Dialog } from '../../ui/dialog';

/** Says that the device cannot read aloud, and what helps. */
export const NoVoice = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="No voice here yet" onClose={onClose}>
    <div className="grid gap-3">
      <p>This device has no English voice of its own, so Wren cannot read to you on it.</p>
      <p>
        A grown-up can add a voice in the settings of the device. It is often called “Text-to-speech” or
        “Spoken content”.
      </p>
    </div>
  </Dialog>
);
