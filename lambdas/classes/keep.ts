import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { codeLength, codeOf, mostClasses } from '../../contract/rules/classes';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal, present } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import type { Person } from '../users/identify';
import { type ClassItem, classCodes, classesOf, classItems } from './store';

export const list = async ({ actor }: { actor: Person }) => ({ classes: await classesOf(actor.id) });

export const create = async ({ actor, body: { name } }: { actor: Person; body: { name: string } }) => {
  if (!actor.user.verified) throw new ApiError('not_verified');
  const current = (await classesOf(actor.id)).filter(({ archived_at }) => archived_at === null);
  if (current.length >= mostClasses) throw new ApiError('too_many_classes');
  const at = now();
  const item = {
    teacher_id: actor.id,
    id: ulid(at.getTime()),
    name,
    code: null,
    archived_at: null,
    created_at: at.toISOString(),
  };
  await classItems.create(item);
  return item;
};

export const getClass = async (teacher_id: string, id: string): Promise<ClassItem> => {
  const found = await classItems.get({ teacher_id, id }, { consistent: true });
  if (found === undefined) throw new ApiError('class_not_found');
  return found;
};

interface Change {
  readonly name?: string | undefined;
  readonly archived?: boolean | undefined;
  readonly code?: 'new' | 'off' | undefined;
}

/** An archived class has no code, and keeps the time at which it was archived first. */
const changed = (before: ClassItem, { name = before.name, archived, code }: Change): ClassItem => {
  const isArchived = archived ?? before.archived_at !== null;
  const next = code === 'new' ? codeOf(randomBytes(codeLength)) : code === 'off' ? null : before.code;
  return {
    ...before,
    name,
    code: isArchived ? null : next,
    archived_at: isArchived ? (before.archived_at ?? now().toISOString()) : null,
  };
};

/** The class and its code change together: an old code leads nowhere at once. */
const write = async (before: ClassItem, after: ClassItem): Promise<ClassItem | undefined> => {
  const { code, teacher_id, id } = after;
  const isNew = code !== before.code;
  const writes: Record<string, Write> = {
    class: classItems.putting(after, isNew ? equal('code', before.code) : present('pk')),
    ...(isNew && before.code !== null && { old: classCodes.removing({ code: before.code }) }),
    ...(isNew && code !== null && { code: classCodes.creating({ code, teacher_id, class_id: id }) }),
  };
  return (await transact<string>(writes)).length === 0 ? after : undefined;
};

export const change = async ({
  actor,
  params: { id },
  body,
}: {
  actor: Person;
  params: { id: string };
  body: Change;
}) => {
  if (!actor.user.verified) throw new ApiError('not_verified');
  if (body.code === 'new' && actor.user.school === null) throw new ApiError('class_needs_school');
  return optimistically(async () => {
    const before = await getClass(actor.id, id);
    return write(before, changed(before, body));
  });
};
