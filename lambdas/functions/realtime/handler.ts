import { handleSocket } from '../../realtime/socket';
import { leave } from '../../voice/leave';
import { readAhead } from '../../voice/read-ahead';
import { receive } from './receive';

export const handler = handleSocket({
  receive,
  leave,
  readAhead: ({ connectionId, connectedAt, requestTimeEpoch, requestId }) => ({
    readState: readAhead(connectionId),
    received: { at: requestTimeEpoch - connectedAt, id: requestId },
  }),
});
