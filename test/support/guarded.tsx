import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Activity } from '../../frontend/src/lib/anti-cheat';
import { Guarded } from '../../frontend/src/ui/guarded';
import { StoppedBanner } from '../../frontend/src/ui/stopped-banner';
import { show } from './screens';

/** What is said when copying or pasting is blocked. */
export const asleep = /Copying and pasting are asleep here/;

interface InsideProps {
  readonly children?: ReactNode;
  readonly activity?: Activity;
  readonly onViolation?: () => void;
}

const Elsewhere = () => (
  <>
    <StoppedBanner />
    <p>{useLocation().pathname}</p>
  </>
);

/** An activity with a text in it, on a page that has another one outside. */
export const inside = ({ children, activity = 'chat', onViolation }: InsideProps = {}) =>
  show(
    <MemoryRouter initialEntries={['/activity']}>
      <Routes>
        <Route
          path="/activity"
          element={
            <>
              <p>Outside</p>
              <input aria-label="Outside box" />
              <Guarded activity={activity} redirectTo="/books" {...(onViolation && { onViolation })}>
                <p>Inside</p>
                {children}
              </Guarded>
            </>
          }
        />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  );

/** What is kept of violations. */
export const marker = () => JSON.parse(localStorage.getItem('inkwren.violation') ?? 'null');

/** Whether an event is kept from doing what it does. */
export const blocks = (event: Event, target: Element) => {
  fireEvent(target, event);
  return event.defaultPrevented;
};
