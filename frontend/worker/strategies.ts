import { currentVisit, findKept, keep } from './caches';

const fromNetwork = async (request: Request, name: string, key: string): Promise<Response> => {
  const asked = currentVisit();
  const response = await fetch(request);
  if (response.ok) await keep(name, key, response.clone(), asked);
  return response;
};

/** One connection that breaks is no reason for an old answer. */
const fromNetworkAgain = (request: Request, name: string, key: string) => (error: unknown) => {
  if (!navigator.onLine) throw error;
  return fromNetwork(request, name, key);
};

/** A user who is online never sees an old version. */
export const networkFirst = async (request: Request, name: string, key: string): Promise<Response> => {
  try {
    return await fromNetwork(request, name, key).catch(fromNetworkAgain(request, name, key));
  } catch (error) {
    const kept = await findKept(name, key);
    if (kept === undefined) throw error;
    return kept;
  }
};

/** For files whose names change with their content. */
export const cacheFirst = async (request: Request, name: string, key: string): Promise<Response> =>
  (await findKept(name, key)) ?? fromNetwork(request, name, key);
