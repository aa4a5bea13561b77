import { booksErrors } from '../../contract/errors/books';
import { libraryErrors } from '../../contract/errors/library';
import { library } from '../../contract/library';
import { serveOperators } from '../serve-operators';
import { accept, beginImport, listImports, lookAtImport, removeImport, uploaded } from './imports';

export const handler = serveOperators(
  library,
  { ...libraryErrors, ...booksErrors },
  {
    imports: listImports,
    begin: beginImport,
    uploaded,
    look: lookAtImport,
    accept,
    remove: removeImport,
  },
);
