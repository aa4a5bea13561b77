import { closeOpen } from '../../realtime/close-open';
import { endAllDue, endIfDue } from '../../voice/end-due';

export const handler = closeOpen({ endIfDue, endAllDue });
