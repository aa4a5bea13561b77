import { useUser } from '../users/user';

/** A browser may send the sound to its maker: that needs the consent to voice. */
export const useMayDictate = (): boolean => {
  const { consents, decides_alone } = useUser();
  return decides_alone || consents.voice;
};
