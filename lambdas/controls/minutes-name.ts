/** The name of the count of a child's minutes of screen time. */
export const minutesName = 'screen-minutes';
