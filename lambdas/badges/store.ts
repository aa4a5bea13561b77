import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A browser that a teacher has opened for a class until midnight. It holds the secret. */
export const classDevices = entity({
  name: 'ClassDevice',
  schema: z.object({
    teacher_id: z.string(),
    id: z.string(),
    class_id: z.string(),
    name: z.string(),
    secret_hash: z.string(),
    opened_at: z.string(),
    until: z.string(),
    used_at: z.nullable(z.string()),
  }),
  key: ({ teacher_id, id }: { teacher_id: string; id: string }) => ({
    pk: userPartition(teacher_id),
    sk: `CLASSDEVICE#${id}`,
  }),
  // A day may have 25 hours.
  retention: { days: 2 },
  onDeletion: 'delete',
});
export type ClassDeviceItem = NonNullable<Awaited<ReturnType<(typeof classDevices)['get']>>>;

export const devicesOf = (teacherId: string) =>
  classDevices.list(userPartition(teacherId), 'CLASSDEVICE#', { consistent: true });

/** What a pupil has done on a device of the day: wrong tries since the last sign-in, and whether there was one. */
export const badgeVisits = entity({
  name: 'BadgeVisit',
  schema: z.object({ child_id: z.string(), tries: z.int(), entered_at: z.optional(z.string()) }),
  key: ({ child_id, device }: { child_id: string; device: string }) => ({
    pk: userPartition(child_id),
    sk: `BADGEVISIT#${device}`,
  }),
  retention: { days: 2 },
  onDeletion: 'delete',
});
