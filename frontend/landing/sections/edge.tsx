/** The upper edge of a section, torn rather than cut. */
export const Edge = () => (
  <svg className="edge" viewBox="0 0 1440 72" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 46C110 20 250 8 400 22s250 40 420 30 230-52 360-46 190 30 260 36v30H0z" />
  </svg>
);
