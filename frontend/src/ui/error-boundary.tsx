import { Component, type ReactNode } from 'react';
import { forgetLost, isLost, reloadForNewBuild } from '../lib/part';
import { hasStoredSession } from '../lib/stored-session';
import { buttonClass } from './button';
import { Fallen } from './fallen';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** For a dialog over a page: shows a short message instead of a whole page, and does not reload. */
  readonly instead?: (retry: () => void) => ReactNode;
}

/** The dashboard is kept on the device. */
const Home = () =>
  hasStoredSession() &&
  location.pathname !== '/dashboard' && (
    <a href="/dashboard" className={buttonClass('secondary')}>
      Back to Dashboard
    </a>
  );

type State = { readonly broken: 'no' | 'lost' | 'yes' };

/**
 * The last error boundary: catches any error of a screen, and offers a next step. What was lost with the network is
 * requested again when it is back.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { broken: 'no' };
  private readonly retry = () => this.setState({ broken: 'no' });

  static getDerivedStateFromError(error: unknown): State {
    return { broken: isLost(error) ? 'lost' : 'yes' };
  }

  override componentDidCatch(error: unknown) {
    forgetLost();
    if (!isLost(error)) return;
    // After the boundary is gone this does nothing.
    addEventListener('online', this.retry, { once: true });
    // A screen that did not load has no input to lose; a page below a dialog may have.
    if (this.props.instead === undefined) reloadForNewBuild();
  }

  override render() {
    const { broken } = this.state;
    if (broken === 'no') return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead(this.retry);
    if (broken === 'lost')
      return (
        <Fallen title="This page did not come through." onRetry={this.retry} other={<Home />}>
          Please check your internet connection. Nothing you did is lost.
        </Fallen>
      );
    return (
      <Fallen title="Oh dear, that page fell out of its book." onRetry={() => location.reload()}>
        Nothing you did is lost. Let us open it again.
      </Fallen>
    );
  }
}
