import { useLayoutEffect } from 'react';

/** Calm and dense, for as long as the screen is there. */
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
