import { useState } from 'react';
import { PlaceMark } from '../../src/subjects/leaderboard/place-mark';
import { WeeklyRewards } from '../../src/subjects/leaderboard/weekly-rewards';
import { StreakGems } from '../../src/subjects/rewards/streak-gems';
import { Button } from '../../src/ui/button';
import { Confetti } from '../../src/ui/confetti';
import { DemoVideo } from '../../src/ui/demo-video';
import { Row, Section, Specimen } from '../specimen';

export const Rewards = () => {
  const [falls, setFalls] = useState(0);
  return (
    <Section
      id="rewards"
      title="Rewards"
      about="What reading brings: gems for days in a row and for the best of a week, a medal, and a little paper from above."
    >
      <Row>
        {[0, 1, 5, 6].map((streak) => (
          <Specimen key={streak} state={`StreakGems, ${streak} days in a row`}>
            <StreakGems streak={streak} />
          </Specimen>
        ))}
        <Specimen state="WeeklyRewards on a board of three, and of thousand">
          <div className="grid gap-3">
            <WeeklyRewards students={3} />
            <WeeklyRewards students={1000} />
          </div>
        </Specimen>
        <Specimen state="PlaceMark, the best three and others">
          <div className="flex flex-wrap items-center gap-3">
            {[1, 2, 3, 4, 1234].map((place) => (
              <PlaceMark key={place} place={place} />
            ))}
          </div>
        </Specimen>
        <Specimen state="Confetti, once">
          <div className="relative">
            {falls > 0 && <Confetti key={falls} />}
            <Button look="secondary" onClick={() => setFalls(falls + 1)}>
              Let it fall
            </Button>
          </div>
        </Specimen>
      </Row>
    </Section>
  );
};

export const Recording = () => (
  <Section id="demo-video" title="DemoVideo" about="The recording of the product, with captions.">
    <div className="max-w-xl">
      <DemoVideo />
    </div>
  </Section>
);
