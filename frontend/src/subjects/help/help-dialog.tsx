import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Help } from './help';

interface HelpDialogProps {
  readonly children: string;
  readonly onClose: () => void;
}

/** Help for a child who has written of a crisis where no talk could answer. */
const HelpDialog = ({ children, onClose }: HelpDialogProps) => (
  <Dialog title="You are not alone" onClose={onClose}>
    <div className="grid gap-4">
      <Help>{children}</Help>
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
);

export default HelpDialog;
