import { Check, Clock, Flame, Gem, Star, TriangleAlert } from 'lucide-react';
import { Badge } from '../../src/ui/badge';
import { Stat } from '../../src/ui/stat';
import { Section, Specimen } from '../specimen';

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

export const Stats = () => (
  <Section id="stat" title="Stat" about="A number that a child is proud of.">
    <Specimen state="None, some, very many">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3">
        <Stat icon={<Flame className="size-6 text-accent" />} value={0} label="days in a row" tint="accent" />
        <Stat
          icon={<Star className="size-6 fill-sun text-sun-ink" />}
          value={1275}
          label="points"
          tint="sun"
        />
        <Stat icon={<Gem className="size-6 text-sea" />} value={1234567} label="gems" tint="sea" />
      </div>
    </Specimen>
  </Section>
);
