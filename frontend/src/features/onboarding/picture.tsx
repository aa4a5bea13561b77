interface PictureProps {
  /** A drawing of `public/likes`, by the name that Fluent Emoji gives it. */
  readonly name: string;
  readonly className: string;
}

/** A drawing of a word that stands beside it, so it has no text of its own. */
export const Picture = ({ name, className }: PictureProps) => (
  <img src={`/likes/${name}.svg`} alt="" width="32" height="32" className={className} />
);
