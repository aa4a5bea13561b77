import { comics } from '../../../contract/comics/endpoints';
import { comicsErrors } from '../../../contract/comics/errors';
import { generate } from '../../comics/drawing/accept';
import { progress } from '../../comics/drawing/wait';
import { draft, saveDraft } from '../../comics/story/drafts';
import { daily } from '../../comics/story/prompt-of-day';
import { writingFeedback } from '../../comics/story/writing-feedback';
import { like, unlike } from '../../comics/wall/likes';
import { mine, one, today } from '../../comics/wall/lists';
import { decide, report } from '../../comics/wall/reports';
import { reviews } from '../../comics/wall/reviews';
import { serveOperators } from '../serve-operators';

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
