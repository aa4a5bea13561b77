/** On a phone the label of a choice stands beside it, so that what is chosen from begins higher. */
export const labelBeside =
  'max-sm:*:flex max-sm:*:items-center max-sm:*:gap-x-3 max-sm:[&_label]:mb-0 max-sm:[&_label+div]:flex-1 crowded:*:block!';
