import { Dialog } from '../../ui/dialog';

interface NoVoiceProps {
  /** The child may hear Wren's own voice, which was not to be had. */
  readonly hearsWren: boolean;
  readonly onClose: () => void;
}

/** Says that nothing can read aloud here, and what helps. */
export const NoVoice = ({ hearsWren, onClose }: NoVoiceProps) => (
  <Dialog title="No voice here yet" onClose={onClose}>
    <div className="grid gap-3">
      {hearsWren && <p>Wren’s own voice is resting. It may be back in a while.</p>}
      <p>This device has no English voice of its own, so Wren cannot read to you on it.</p>
      <p>
        A grown-up can add a voice in the settings of the device. It is often called “Text-to-speech” or
        “Spoken content”.
      </p>
    </div>
  </Dialog>
);
