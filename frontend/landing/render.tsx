import { renderToStaticMarkup } from 'react-dom/server';
import { Drawings } from './art/drawing';
import { Landing, type PageName } from './landing';

/** A public page as markup, which is all that a browser gets, with its drawings by name. */
export const render = (page: PageName): { markup: string; drawings: ReadonlyMap<string, string> } => {
  const drawings = new Map<string, string>();
  const markup = renderToStaticMarkup(
    <Drawings value={drawings}>
      <Landing page={page} />
    </Drawings>,
  );
  return { markup, drawings };
};
