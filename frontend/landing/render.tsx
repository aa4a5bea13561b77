import { renderToStaticMarkup } from 'react-dom/server';
import { Landing, type PageName } from './landing';

/** A public page as markup, which is all that a browser gets of it. */
export const render = (page: PageName): string => renderToStaticMarkup(<Landing page={page} />);
