import { expect } from '@jest/globals';

/** Tests that a list which people write has each name once. The failure says which file to change, and which names. */
export const expectListed = (file: string, listed: readonly string[], existing: readonly string[]) => {
  const repeated = [listed, existing].flatMap((names) =>
    names.filter((name, i) => names.indexOf(name) !== i),
  );
  expect({
    [`to add to ${file}`]: existing.filter((name) => !listed.includes(name)),
    [`to remove from ${file}`]: listed.filter((name) => !existing.includes(name)),
    repeated,
  }).toEqual({ [`to add to ${file}`]: [], [`to remove from ${file}`]: [], repeated: [] });
};
