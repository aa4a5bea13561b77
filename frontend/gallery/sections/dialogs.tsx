import { BookOpen, House, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/ui/button';
import { ConfirmDialog } from '../../src/ui/confirm-dialog';
import { Dialog } from '../../src/ui/dialog';
import { MenuSheet } from '../../src/ui/menu-sheet';
import { TextField } from '../../src/ui/text-field';
import { Section } from '../specimen';

type Sheet = 'dialog' | 'confirm' | 'danger' | 'busy' | 'failed' | 'menu';

const names: Record<Sheet, string> = {
  dialog: 'Open a dialog',
  confirm: 'Ask to confirm',
  danger: 'Ask about something final',
  busy: 'Ask, and be at work',
  failed: 'Ask, and fail',
  menu: 'Open the menu',
};
const sheets = Object.keys(names) as Sheet[];

const rowClass =
  'flex min-h-14 items-center gap-4 rounded-control px-4 font-heading text-xl font-bold hover:bg-sunken';

const Opened = ({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) => {
  if (sheet === 'dialog')
    return (
      <Dialog title="Your profile" onClose={onClose}>
        <form method="dialog" className="grid gap-gap">
          <TextField label="Username" defaultValue="Ada" hint="Up to 16 letters." />
          <Button onClick={onClose}>Save</Button>
        </form>
      </Dialog>
    );
  if (sheet === 'menu')
    return (
      <MenuSheet title="Menu" onClose={onClose}>
        <nav aria-label="Main" className="grid gap-1">
          <a href="#dialog" className={rowClass}>
            <House aria-hidden /> Dashboard
          </a>
          <a href="#dialog" className={rowClass}>
            <BookOpen aria-hidden /> Books
          </a>
          <button type="button" className={rowClass} onClick={onClose}>
            <LogOut aria-hidden /> Sign out
          </button>
        </nav>
      </MenuSheet>
    );
  return (
    <ConfirmDialog
      title={sheet === 'confirm' ? 'Sign out?' : 'Revoke the invitation?'}
      confirmLabel={sheet === 'confirm' ? 'Sign out' : 'Revoke'}
      danger={sheet !== 'confirm'}
      busy={sheet === 'busy'}
      error={
        sheet === 'failed'
          ? 'Connection error. Please check your internet connection and try again.'
          : undefined
      }
      onConfirm={onClose}
      onCancel={onClose}
    >
      <p>
        {sheet === 'confirm'
          ? 'Your books and points are safe; they wait for you.'
          : 'cleo@pond.test can no longer sign up with it. You can invite them again.'}
      </p>
    </ConfirmDialog>
  );
};

export const Dialogs = () => {
  const [sheet, setSheet] = useState<Sheet>();
  const close = () => setSheet(undefined);
  const open = (chosen: Sheet) => {
    setSheet(chosen);
    if (chosen === 'busy') setTimeout(close, 4000);
  };
  return (
    <Section
      id="dialog"
      title="Dialogs and menu"
      about="The browser's own modal dialog: focus stays inside and goes back where it came from; Escape closes it."
    >
      <div className="flex flex-wrap gap-3">
        {sheets.map((each) => (
          <Button key={each} look="secondary" onClick={() => open(each)}>
            {names[each]}
          </Button>
        ))}
      </div>
      {sheet !== undefined && <Opened sheet={sheet} onClose={close} />}
    </Section>
  );
};
