import { useEffect, useState } from 'react';
import { reading } from '../../../../contract/reading/endpoints';
import { hasKept } from '../../lib/offline';

/** Whether chapters of a book are stored on this device, so that it opens without a network. */
export const useIsKept = (book: string): boolean => {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    hasKept(reading.chapter, book)
      .then(setKept)
      .catch(() => undefined);
  }, [book]);
  return kept;
};
