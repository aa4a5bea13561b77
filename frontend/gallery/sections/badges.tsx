import { Check, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '../../src/ui/badge';
import { Section } from '../specimen';

export const Badges = () => (
  <Section id="badge" title="Badge" about="A state in a word or two, in tables and lists.">
    <div className="flex flex-wrap gap-3">
      <Badge>Draft</Badge>
      <Badge tone="good" icon={<Check aria-hidden />}>
        Verified
      </Badge>
      <Badge tone="waiting" icon={<Clock aria-hidden />}>
        Invited
      </Badge>
      <Badge tone="bad" icon={<TriangleAlert aria-hidden />}>
        Withdrawn
      </Badge>
    </div>
  </Section>
);
