import { comics } from '../../contract/comics';
import { comicsErrors } from '../../contract/errors/comics';
import { serveOperators } from '../serve-operators';
import { generate } from './accept';
import { draft, saveDraft } from './drafts';
import { like, unlike } from './likes';
import { mine, one, today } from './lists';
import { daily } from './prompt-of-day';
import { decide, report } from './reports';
import { reviews } from './reviews';
import { progress } from './wait';
import { writingFeedback } from './writing-feedback';

export const handler = serveOperators(comics, comicsErrors, {
  daily,
  today,
  mine,
  one,
  progress,
  generate,
  writingFeedback,
  like,
  unlike,
  report,
  draft,
  saveDraft,
  reviews,
  decide,
});
