import type { ChildPage } from '../../../../contract/family/page';
import { Link } from '../../lib/navigation';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { Switch } from '../../ui/switch';
import type { Child } from './use-child';

interface BeingToldProps {
  readonly of: ChildPage;
  readonly setAlerts: Child['setAlerts'];
}

/** How this guardian is told. Each guardian chooses alone. */
export const BeingTold = ({
  of: { child, alerts },
  setAlerts: { mutate, isPending, variables, error },
}: BeingToldProps) => (
  <Card aria-labelledby="being-told" className="grid gap-2">
    <h2 id="being-told" className="text-xl">
      How we write to you
    </h2>
    <p className="text-soft">
      When words of {child.username} tell of a danger, we write to you at once, whatever you choose here. The
      weekly letter about all your children is chosen on the page{' '}
      <Link to="/consent/children" className="underline underline-offset-4">
        Your children
      </Link>
      .
    </p>
    <Switch
      label="Write to me about sorrows, too"
      hint="Words of sadness without danger. Without it they stand on this page only. Other guardians choose for themselves."
      checked={isPending ? variables : alerts.mild_by_mail}
      onChange={(on) => mutate(on)}
    />
    {error !== null && <Notice kind="error">{error.message}</Notice>}
  </Card>
);
