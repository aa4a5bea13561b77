import { Wren } from '../../src/ui/wren';

/** The name, the links to the sections, and the login for users with an account. */
export const SiteHeader = () => (
  <header className="site-header">
    <a className="skip" href="#content">
      Skip to the content
    </a>
    <a className="logo" href="/">
      <Wren />
      Inkwren
    </a>
    <nav aria-label="On this page">
      <a href="#features">Features</a>
      <a href="#how-it-works">How It Works</a>
      <a href="#parents">For parents</a>
    </nav>
    <a className="button quiet" href="/login">
      Sign in
    </a>
  </header>
);
