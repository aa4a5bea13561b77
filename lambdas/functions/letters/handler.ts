import { letters } from '../../../contract/letters/endpoints';
import { lettersErrors } from '../../../contract/letters/errors';
import { choose, look, stop } from '../../letters/choose';
import { serve } from '../serve';

export const handler = serve(letters, lettersErrors, { look, choose, stop });
