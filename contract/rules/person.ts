/**
 * The pool's attribute that names the person, for a user who took over from another one. No client may write it. Absent: the
 * `sub` is the person's id.
 */
export const personAttribute = 'custom:person';

/** The id of the person of an ID token: the only place that derives it. */
export const personOf = ({
  sub,
  [personAttribute]: person,
}: {
  readonly sub: string;
  readonly [personAttribute]?: string;
}): string => person ?? sub;
