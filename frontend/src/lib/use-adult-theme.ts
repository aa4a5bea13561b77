import { useLayoutEffect } from 'react';

/** Sets the adult theme while the screen is mounted. */
export const useAdultTheme = () => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = 'adult';
    return () => {
      if (before !== undefined) dataset.theme = before;
    };
  }, []);
};
