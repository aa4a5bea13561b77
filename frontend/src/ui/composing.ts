import type { KeyboardEvent } from 'react';

/**
 * While an input method is composing, the keys belong to it. Safari ends the composition with an Enter that only its code
 * 229 identifies.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
