import { Printer } from 'lucide-react';
import { addressOfBadge } from '../../../../contract/badges/badge';
import type { NewBadge } from '../../../../contract/badges/endpoints';
import { counted } from '../../lib/counted';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Qr } from '../../ui/qr';

interface SheetProps {
  readonly className: string;
  readonly badges: readonly NewBadge[];
}

const Badge = ({ badge, className }: { badge: NewBadge; className: string }) => (
  <li data-badge>
    <Qr text={addressOfBadge(location.origin, badge)} label={`QR code of ${badge.name}`} />
    <div>
      <p data-name>{badge.name}</p>
      <p>{className} · Inkwren</p>
      <p>
        For this pupil, on a tablet that the teacher has opened for the class today. Worth nothing elsewhere.
        Lost? The teacher ends it under Students, Classes, Badges.
      </p>
    </div>
  </li>
);

/** The badges that were made just now, ten on a sheet of A4 or Letter: see `design/print.css`. Nobody can see them again. */
export const Sheet = ({ className, badges }: SheetProps) => (
  <Card aria-labelledby="new-badges" className="grid gap-gap">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="new-badges" className="text-xl">
        {counted(badges.length, 'new badge')}
      </h2>
      <Button icon={<Printer aria-hidden className="size-5" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
    <Notice kind="info">
      Print them now: when you leave this page, nobody can see these codes again. Earlier badges of the same
      pupils have ended.
    </Notice>
    <div data-print-page>
      <ul data-print="poster" data-badges>
        {badges.map((badge) => (
          <Badge key={badge.pupil} badge={badge} className={className} />
        ))}
      </ul>
    </div>
  </Card>
);
