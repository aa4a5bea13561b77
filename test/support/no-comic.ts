/** The progress of a child that has sent no story today. */
export const noComic = {
  state: 'none',
  stage: null,
  comic: null,
  help: null,
  refusal: null,
  is_todays: true,
  comes_later: false,
} as const;
