const colours = ['var(--accent)', 'var(--sun)', 'var(--sea)', 'var(--leaf)', 'var(--berry)'];

/** Distributed without randomness, so that pictures of the screen are reproducible. */
const pieces = Array.from({ length: 28 }, (_, i) => ({
  left: `${(i * 37) % 100}%`,
  background: colours[i % colours.length],
  animationDelay: `${((i * 53) % 90) / 100}s`,
  width: i % 3 === 0 ? 10 : 7,
  height: i % 2 === 0 ? 12 : 7,
  borderRadius: i % 4 === 0 ? '50%' : '2px',
}));

/** Falls once over the content below; not with reduced motion. */
export const Confetti = () => (
  <div aria-hidden className="pointer-events-none absolute inset-x-0 top-0 h-0 calm:hidden">
    {pieces.map((style) => (
      <span key={`${style.left} ${style.animationDelay}`} className="absolute animate-fall" style={style} />
    ))}
  </div>
);
