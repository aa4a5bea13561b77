import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { classes } from '../../contract/classes/endpoints';
import { codeLength, codeOf, mostClasses } from '../../contract/rules/classes';
import type { Admitted } from '../accounts/admitted';
import { keepingOpenClasses } from '../accounts/change-user';
import { findUser } from '../accounts/find';
import { mustHaveAgreed } from '../accounts/terms';
import { ApiError } from '../platform/api-error';
import { now } from '../platform/clock';
import { equal, present } from '../platform/table/condition';
import { optimistically } from '../platform/table/optimistic';
import { transact, type Write } from '../platform/table/transact';
import { checkClassName } from './check-name';
import { getClass } from './get-class';
import { type ClassItem, classCodes, classesOf, classItems } from './store';

export const list = async ({ actor }: Admitted<typeof classes.list>) => ({
  classes: await classesOf(actor.id),
});

export const create = async ({ actor, body: { name } }: Admitted<typeof classes.create>) => {
  if (!actor.user.verified) throw new ApiError('not_verified');
  const current = (await classesOf(actor.id)).filter(({ archived_at }) => archived_at === null);
  if (current.length >= mostClasses) throw new ApiError('too_many_classes');
  await checkClassName(name);
  const at = now();
  const item = {
    teacher_id: actor.id,
    id: ulid(at.getTime()),
    name,
    code: null,
    archived_at: null,
    created_at: at.toISOString(),
  };
  return optimistically(async () => {
    const refused = await transact<string>({
      class: classItems.creating(item),
      teacher: await keepingOpen(item),
    });
    return refused.length === 0 ? item : undefined;
  });
};

/**
 * Returns the write that stores the ids of the teacher's open classes after this change: the teacher's record determines what
 * the teacher sees through class codes. Its condition fails if another class was opened or archived since the record was
 * read.
 */
const keepingOpen = async ({ teacher_id, id, archived_at }: ClassItem): Promise<Write> => {
  const before = await findUser(teacher_id);
  const others = (await classesOf(teacher_id)).filter((one) => one.id !== id && one.archived_at === null);
  const open = [...(archived_at === null ? [id] : []), ...others.map((one) => one.id)];
  return keepingOpenClasses(teacher_id, { before: before?.open_classes, after: open.join(' ') });
};

type Change = Admitted<typeof classes.change>['body'];

/** An archived class has no code, and keeps the time of its first archiving. */
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

/** Changes the class, its code and the teacher's record together, so that an old code is invalid immediately. */
const write = async (before: ClassItem, after: ClassItem): Promise<ClassItem | undefined> => {
  const { code, teacher_id, id } = after;
  const isNew = code !== before.code;
  const writes: Record<string, Write> = {
    class: classItems.putting(after, isNew ? equal('code', before.code) : present('pk')),
    ...(after.archived_at !== before.archived_at && { teacher: await keepingOpen(after) }),
    ...(isNew && before.code !== null && { old: classCodes.removing({ code: before.code }) }),
    ...(isNew && code !== null && { code: classCodes.creating({ code, teacher_id, class_id: id }) }),
  };
  return (await transact<string>(writes)).length === 0 ? after : undefined;
};

export const change = async ({ actor, params: { id }, body }: Admitted<typeof classes.change>) => {
  if (!actor.user.verified) throw new ApiError('not_verified');
  if (body.name !== undefined || body.code === 'new') mustHaveAgreed(actor.user);
  if (body.code === 'new' && actor.user.school === null) throw new ApiError('class_needs_school');
  if (body.name !== undefined) await checkClassName(body.name);
  return optimistically(async () => {
    const before = await getClass(actor.id, id);
    return write(before, changed(before, body));
  });
};
