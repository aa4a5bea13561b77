import { navigate, useHistoryState } from '../../lib/navigation';

/** Whether a waiting child reads the chapter. An entry of the history: Back leaves the chapter, not the site. */
export const useReading = () => useHistoryState<{ taster?: boolean } | null>()?.taster === true;

export const startReading = () => navigate(location.href, { state: { taster: true } });

export const stopReading = () => navigate(location.href, { replace: true, state: null });
