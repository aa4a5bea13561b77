import { useCallback, useState } from 'react';
import { Banner } from '../../src/ui/banner';
import { Button } from '../../src/ui/button';
import { Loaded } from '../../src/ui/loaded';
import { Notice } from '../../src/ui/notice';
import { RetryNotice } from '../../src/ui/retry-notice';
import { Row, Section, Specimen } from '../specimen';

export const Notices = () => (
  <Section
    id="notice"
    title="Notice"
    about="What happened, by icon and words, where the person is. It stays; an error is read out at once."
  >
    <Row>
      <Specimen state="Success">
        <Notice kind="success">Saltwind is on your shelf.</Notice>
      </Specimen>
      <Specimen state="Information">
        <Notice kind="info">You are offline. What you see may be old; Wren waits with you.</Notice>
      </Specimen>
      <Specimen state="Error">
        <Notice kind="error">Something went wrong. Please try again.</Notice>
      </Specimen>
      <Specimen state="Error, with another try; busy">
        <div className="grid gap-3">
          <Loaded
            query={{
              data: undefined,
              error: new Error('Failed to load your books'),
              isFetching: false,
              refetch: () => undefined,
            }}
            waiting={null}
          >
            {() => null}
          </Loaded>
          <RetryNotice onRetry={() => undefined} busy>
            Failed to load your books
          </RetryNotice>
        </div>
      </Specimen>
    </Row>
  </Section>
);

export const Banners = () => {
  const [shown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  return (
    <Section
      id="banner"
      title="Banner"
      about="A notice that goes by itself after 8 seconds, and waits while it is pointed at or focused. Nothing that has to be read."
    >
      <div className="min-h-20">
        {shown ? (
          <Banner kind="success" onGone={hide}>
            Thank you! You earned 5 points.
          </Banner>
        ) : (
          <Button look="secondary" onClick={() => setShown(true)}>
            Show a banner
          </Button>
        )}
      </div>
    </Section>
  );
};
