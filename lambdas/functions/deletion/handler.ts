import { consentErrors } from '../../../contract/consent/errors';
import { deletion } from '../../../contract/deletion/endpoints';
import { deletionErrors } from '../../../contract/deletion/errors';
import { ask, overview } from '../../deletion/ask';
import { confirm, view } from '../../deletion/confirm';
import { decide, held } from '../../deletion/operate';
import { takeBack } from '../../deletion/take-back';
import { serveOperators } from '../serve-operators';

export const handler = serveOperators(
  deletion,
  { ...consentErrors, ...deletionErrors },
  { overview, ask, view, confirm, takeBack, held, decide },
);
