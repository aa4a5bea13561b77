import { comicsErrors } from '../../../contract/comics/errors';
import { home } from '../../../contract/home/endpoints';
import { beginDay } from '../../home/begin-day';
import { finishPart } from '../../home/finish-part';
import { oldComic } from '../../home/old-comic';
import { serve } from '../serve';

export const handler = serve(home, comicsErrors, { beginDay, finishPart, oldComic });
