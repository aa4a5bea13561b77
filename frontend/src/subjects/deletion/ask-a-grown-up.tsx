import { Button } from '../../ui/button';
import { Wren } from '../../ui/wren';

/** For a child below the age of consent. */
export const AskAGrownUp = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid gap-gap">
    <div className="flex flex-wrap items-center gap-4">
      <Wren mood="thinking" className="w-20 shrink-0" />
      <p className="min-w-0 flex-1 basis-48">Only the grown-up who said yes for you can do this. Ask them.</p>
    </div>
    <p>They sign in and look under “Children”. For three days they can bring everything back.</p>
    <div className="flex justify-end">
      <Button onClick={onClose} className="max-sm:w-full">
        All right
      </Button>
    </div>
  </div>
);
