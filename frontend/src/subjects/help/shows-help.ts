/** The `meta` of a mutation whose screen shows the help of its answer itself. */
export const showsHelp = { showsHelp: true };
