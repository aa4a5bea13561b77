import { expect, test } from '@jest/globals';
import { graceDays } from '../../contract/deletion/stages';
import { backOffSeconds, heldSeconds, usualTries } from '../../contract/jobs';
import { sweepSeconds } from '../../lambdas/deletion/run';
import type { Declaration } from '../../lambdas/platform/table/entity';
import { mirrors, type OnDeletion } from '../../lambdas/platform/table/on-deletion';
import { functions } from '../../lib/functions';
import { allEntities } from '../../local/docs/entities';

/** What is promised: whatever is deleted is gone everywhere so many days after the deletion was confirmed. */
const promisedDays = 30;

/** What is written until the deletion begins may be kept for so long. */
const mostDays = promisedDays - graceDays;

const declared = allEntities();
const byName = declared.map((declaration) => [declaration.name, declaration] as const);

/** The partition of a kind, and the names of the fields in its key. */
const keyOf = ({ key }: Declaration) => {
  const fields = new Set<string>();
  const text: unknown = new Proxy(() => text, {
    get: (_target, name) => (name === Symbol.toPrimitive ? () => 'x' : text),
    apply: () => text,
  });
  const parts = new Proxy(
    {},
    {
      get: (_target, name) => {
        fields.add(String(name));
        return text;
      },
    },
  );
  const { pk } = key(parts as never);
  return { pk, fields: [...fields] };
};

const isOfUser = (declaration: Declaration) => keyOf(declaration).pk.startsWith('USER#');

/** Fields that name a person, by an id, an address or a name. */
const personal =
  /^(user|child|adult|teacher|parent|friend|referrer|newcomer|operator)_id$|email|^username$|^mailbox$|^mail_to$|^address$|^used_by$/;

const fieldsOf = (declaration: Declaration) => [
  ...Object.keys(declaration.schema.shape),
  ...keyOf(declaration).fields,
];

const personalIn = (declaration: Declaration) => [
  ...new Set(fieldsOf(declaration).filter((field) => personal.test(field))),
];

const isKept = (onDeletion: OnDeletion): onDeletion is { readonly keep: string } =>
  typeof onDeletion === 'object' && 'keep' in onDeletion;

test.each(byName)('%s: what is deleted with the partition is in the partition', (_name, declaration) => {
  if (declaration.onDeletion === 'delete') expect(isOfUser(declaration)).toBe(true);
});

test.each(byName)('%s: a kind that names a person elsewhere has a step, or is kept', (_name, declaration) => {
  if (isOfUser(declaration) || personalIn(declaration).length === 0) return;
  expect([declaration.onDeletion, personalIn(declaration)]).toEqual([expect.any(Object), expect.any(Array)]);
});

test.each(byName)('%s: a kind without a person is nowhere near one', (_name, declaration) => {
  if (declaration.onDeletion !== 'nobody') return;
  expect(isOfUser(declaration)).toBe(false);
  expect(personalIn(declaration)).toEqual([]);
});

/** Kinds that are kept for longer than the promised days, with the fields that name nobody to others. */
const keptLonger: Readonly<Record<string, readonly string[]>> = {
  // A hash of the id, and what a consent was and when.
  ConsentProof: [],
  // A hash of the mailbox.
  FormerStudent: ['mailbox'],
  // The id of an account that no longer exists.
  Flag: ['user_id'],
};

test.each(byName)('%s: what is kept ends within the promised days, or names nobody', (name, declaration) => {
  const { onDeletion, retention } = declaration;
  if (!isKept(onDeletion)) return;
  expect(onDeletion.keep).toMatch(/\w+ \w+/);
  if (retention === 'stop-list') return;
  const days = typeof retention === 'object' ? retention.days : Number.POSITIVE_INFINITY;
  if (days <= mostDays) return;
  expect(Object.keys(keptLonger)).toContain(name);
  expect(days).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(personalIn(declaration).toSorted()).toEqual(keptLonger[name]?.toSorted());
});

test('every step of a deletion has a kind of item', () => {
  const used = declared.flatMap(({ onDeletion }) =>
    typeof onDeletion === 'object' && 'mirror' in onDeletion ? [onDeletion.mirror] : [],
  );
  expect([...new Set(used)].toSorted()).toEqual([...mirrors].toSorted());
});

/** How long after its order a job may still be worked on, if every worker is killed at its end. */
const longestWork = functions.flatMap(({ name, timeout = 15, queue }) => {
  if (queue === undefined || name === 'deletionWorker') return [];
  const tries = queue.tries ?? usualTries;
  const pauses = Array.from({ length: tries }, (_, i) =>
    Math.max(heldSeconds(timeout), backOffSeconds(i + 1)),
  );
  return [[name, pauses.reduce((sum, pause) => sum + pause)] as const];
});

test.each(longestWork)('the last look of a deletion is later than any try of %s', (_name, seconds) => {
  expect(seconds).toBeLessThan(sweepSeconds);
});
