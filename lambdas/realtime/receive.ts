import { ClientMessage } from '../../contract/realtime';
import { send } from './send';

const parse = (body: string | null | undefined) => {
  try {
    return ClientMessage.safeParse(JSON.parse(body ?? ''));
  } catch {
    return undefined;
  }
};

/** Answers one message of a client; what is not in the contract is answered with an error, never dropped. */
export const receive = async (connectionId: string, body: string | null | undefined): Promise<void> => {
  const message = parse(body);
  await send(
    connectionId,
    message?.success
      ? { type: 'connection_status', status: 'connected' }
      : { type: 'error', message: 'That message was not understood.' },
  );
};
