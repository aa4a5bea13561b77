import type { KeyboardEvent } from 'react';

/** While an input method is at work the keys are its own. Safari ends with an Enter that only its code 229 gives away. */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
