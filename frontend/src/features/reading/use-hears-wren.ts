import { useHeld } from '../../subjects/controls/use-held';
import { useUser } from '../../subjects/users/user';

/** Whether Wren's own voice may read to this user. The server decides again for each call. */
export const useHearsWren = (): boolean => {
  const { role, decides_alone, consents } = useUser();
  const isHeld = useHeld('voice') !== undefined;
  return role === 'student' && (decides_alone || consents.voice) && !isHeld;
};
