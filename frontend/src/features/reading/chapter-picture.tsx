import { useState } from 'react';
import type { Picture } from '../../../../contract/books/endpoints';

/** The picture of a chapter, loaded when it comes near. Its room is there before, so that no line moves. */
export const ChapterPicture = ({ src, alt }: Picture) => {
  const [failed, setFailed] = useState(false);
  return (
    !failed && (
      <img
        src={src}
        alt={alt}
        width="640"
        height="400"
        loading="lazy"
        onError={() => setFailed(true)}
        className="h-auto max-h-full w-full break-inside-avoid rounded-card border border-line bg-sunken object-cover [filter:var(--lamp)]"
      />
    )
  );
};
