import * as z from 'zod/mini';
import { entity } from '../platform/table/entity';
import { userPartition } from '../platform/table/partition';

/** A teacher's class. Its students are stored in the supervisions. */
export const classItems = entity({
  name: 'Class',
  schema: z.object({
    teacher_id: z.string(),
    id: z.string(),
    name: z.string(),
    code: z.nullable(z.string()),
    archived_at: z.nullable(z.string()),
    created_at: z.string(),
  }),
  key: ({ teacher_id, id }: { teacher_id: string; id: string }) => ({
    pk: userPartition(teacher_id),
    sk: `CLASS#${id}`,
  }),
  retention: 'account',
  onDeletion: { mirror: 'classes' },
});
export type ClassItem = NonNullable<Awaited<ReturnType<(typeof classItems)['get']>>>;

export const classesOf = (teacherId: string) =>
  classItems.list(userPartition(teacherId), 'CLASS#', { consistent: true, newestFirst: true });

export const classCodes = entity({
  name: 'ClassCode',
  schema: z.object({ code: z.string(), teacher_id: z.string(), class_id: z.string() }),
  key: ({ code }: { code: string }) => ({ pk: `CLASSCODE#${code}`, sk: 'CODE' }),
  retention: 'account',
  onDeletion: { mirror: 'classes' },
});
