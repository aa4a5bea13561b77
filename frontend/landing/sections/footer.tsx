/** The legal information, in readable size. */
export const SiteFooter = () => (
  <footer className="site-footer">
    <p>Inkwren. The stories and pictures on this page are our own.</p>
    <nav aria-label="Legal and contact">
      <a href="/privacy">Privacy</a>
      <a href="/terms">Terms</a>
      <a href="mailto:privacy@inkwren.example">Contact</a>
      <a href="/login">Sign in</a>
    </nav>
  </footer>
);
