import { RunBy, runBy } from '../texts/run-by';

/** The legal information, in readable size. */
export const SiteFooter = () => (
  <footer className="site-footer">
    <div>
      <p>Inkwren. The stories and pictures on this page are our own.</p>
      <RunBy />
    </div>
    <nav aria-label="Legal and contact">
      <a href="/privacy">Privacy</a>
      <a href="/terms">Terms</a>
      <a href={`mailto:${runBy.email}`}>Contact</a>
      <a href="/login">Sign in</a>
    </nav>
  </footer>
);
