import { createContext, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The drawings of a page by name, collected while it is rendered. */
export const Drawings = createContext(new Map<string, string>());

interface DrawingProps {
  readonly name: string;
  readonly viewBox: string;
  /** Empty for decoration, if the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A picture in a file of its own, which the build writes, so that the page's first paint does not wait for it. The file has
 * none of the page's styles; colours of the design can be used by the same names.
 */
export const Drawing = ({ name, viewBox, alt = '', className, children }: DrawingProps) => {
  const [, , width, height] = viewBox.split(' ');
  useContext(Drawings).set(
    name,
    renderToStaticMarkup(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={viewBox}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-label={alt}
      >
        {children}
      </svg>,
    ),
  );
  const file = `/.drawn/${name}.svg`;
  return <img src={file} width={width} height={height} loading="lazy" alt={alt} className={className} />;
};
