import { booksErrors } from '../../../contract/books/errors';
import { imports } from '../../../contract/imports/endpoints';
import { importsErrors } from '../../../contract/imports/errors';
import {
  accept,
  beginImport,
  listImports,
  lookAtImport,
  removeImport,
  uploaded,
} from '../../imports/imports';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  imports,
  { ...importsErrors, ...booksErrors },
  {
    imports: listImports,
    begin: beginImport,
    uploaded,
    look: lookAtImport,
    accept,
    remove: removeImport,
  },
);
