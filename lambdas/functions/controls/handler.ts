import { consentErrors } from '../../../contract/consent/errors';
import { controls } from '../../../contract/controls/endpoints';
import { controlsErrors } from '../../../contract/controls/errors';
import { change, ofChild } from '../../controls/change';
import { beat } from '../../controls/minutes';
import { serve } from '../serve';

export const handler = serve(controls, { ...consentErrors, ...controlsErrors }, { ofChild, change, beat });
