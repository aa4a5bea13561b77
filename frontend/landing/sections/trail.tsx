/** The path between the steps. It stretches with the list; its dots do not. */
export const Trail = () => (
  <li className="trail" aria-hidden="true">
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d="M23 12C45 20 50 30 77 37S50 56 23 63s27 17 54 25" />
    </svg>
  </li>
);
