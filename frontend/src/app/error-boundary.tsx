import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button';
import { Wren } from '../ui/wren';

/** The last net: whatever breaks on a screen ends here, with a way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 p-6 text-center">
        <Wren mood="sorry" className="w-36" />
        <h1 className="text-3xl">Oh dear, that page fell out of its book.</h1>
        <p>Nothing you did is lost. Let us open it again.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    );
  }
}
