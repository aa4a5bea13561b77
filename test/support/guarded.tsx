import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Switch, usePathname } from '../../frontend/src/lib/navigation';
import type { Activity } from '../../frontend/src/subjects/anti-cheat/guard';
import { Guarded } from '../../frontend/src/subjects/anti-cheat/guarded';
import { StoppedBanner } from '../../frontend/src/subjects/anti-cheat/stopped-banner';
import { show } from './screens';

/** The text that is shown when copying or pasting is blocked. */
export const asleep = /Copying and pasting are asleep here/;

interface InsideProps {
  readonly children?: ReactNode;
  readonly activity?: Activity;
  readonly onViolation?: () => void;
}

const Elsewhere = () => (
  <>
    <StoppedBanner />
    <p>{usePathname()}</p>
  </>
);

/** An activity with a text in it, on a page with another text outside. */
export const inside = ({ children, activity = 'chat', onViolation }: InsideProps = {}) => {
  history.replaceState(null, '', '/activity');
  return show(
    <Switch>
      <Route path="/activity">
        <p>Outside</p>
        <input aria-label="Outside box" />
        <Guarded activity={activity} redirectTo="/books" {...(onViolation && { onViolation })}>
          <p>Inside</p>
          {children}
        </Guarded>
      </Route>
      <Route component={Elsewhere} />
    </Switch>,
  );
};

/** The stored violations. */
export const marker = () => JSON.parse(localStorage.getItem('inkwren.violation') ?? 'null');

/** Whether the default action of an event is prevented. */
export const blocks = (event: Event, target: Element) => {
  fireEvent(target, event);
  return event.defaultPrevented;
};
