import { DemoVideo } from '../ui/demo-video';
import { Dialog } from '../ui/dialog';

/** A short film of how everything works. */
const TutorialDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="How Inkwren works" onClose={onClose}>
    <DemoVideo />
  </Dialog>
);

export default TutorialDialog;
