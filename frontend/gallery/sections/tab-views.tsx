import { Globe, School } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from '../../src/ui/tabs';
import { Section } from '../specimen';

const tabs = [
  { value: 'global', label: 'Global', icon: <Globe aria-hidden className="size-5" /> },
  { value: 'school', label: 'School', icon: <School aria-hidden className="size-5" /> },
] as const;

export const TabViews = () => {
  const [tab, setTab] = useState<'global' | 'school'>('global');
  return (
    <Section
      id="tabs"
      title="Tabs"
      about="A few views of the same thing. Arrow keys, Home and End go from tab to tab."
    >
      <Tabs label="Leaderboard of" tabs={tabs} value={tab} onChange={setTab}>
        <p>{tab === 'global' ? 'Everybody who reads with Wren.' : 'Everybody at Maple Street.'}</p>
      </Tabs>
    </Section>
  );
};
