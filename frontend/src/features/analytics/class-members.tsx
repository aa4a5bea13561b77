import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Class, classes } from '../../../../contract/classes/endpoints';
import type { Friend } from '../../../../contract/friends/endpoints';
import { studentsAtOnce } from '../../../../contract/rules/classes';
import { call } from '../../lib/api';
import { friendKeys } from '../../subjects/friends/keys';
import { friendsQuery } from '../../subjects/friends/queries';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/loaded';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { partsOf } from './parts-of';
import { PickList } from './pick-list';

interface ChoiceProps {
  readonly of: Class;
  readonly students: readonly Friend[];
  readonly onDone: () => void;
}

const Choice = ({ of: { id, name }, students, onDone }: ChoiceProps) => {
  const queries = useQueryClient();
  const before = useMemo(
    () => new Set(students.filter((one) => one.classes.includes(id)).map((one) => one.id)),
    [students, id],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(before);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const add = [...chosen].filter((one) => !before.has(one));
      const remove = [...before].filter((one) => !chosen.has(one));
      for (const part of partsOf(add, studentsAtOnce))
        await call(classes.assign, { params: { id }, body: { add: part, remove: [] } });
      for (const part of partsOf(remove, studentsAtOnce))
        await call(classes.assign, { params: { id }, body: { add: [], remove: part } });
    },
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: friendKeys.relations }),
  });
  const toggle = (student: string, isIn: boolean) => {
    const next = new Set(chosen);
    if (isIn) next.add(student);
    else next.delete(student);
    setChosen(next);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">
        Who is in {name}? {chosen.size} chosen
      </legend>
      <PickList students={students} chosen={chosen} first={before} onToggle={toggle} />
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          Save
        </Button>
      </div>
    </fieldset>
  );
};

/** Chooses the students of a class among all whom the teacher supervises. */
const ClassMembers = ({ of, onDone }: { of: Class; onDone: () => void }) => (
  <Loaded query={useQuery(friendsQuery)} waiting={<Skeleton className="h-40" />}>
    {(students) =>
      students.length === 0 ? (
        <p className="text-soft">You have no students yet. Add some, or show them the code of this class.</p>
      ) : (
        <Choice of={of} students={students} onDone={onDone} />
      )
    }
  </Loaded>
);

export default ClassMembers;
