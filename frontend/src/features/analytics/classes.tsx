import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { classes } from '../../../../contract/classes/endpoints';
import { classNameLimit } from '../../../../contract/rules/classes';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { classesQuery, friendsQuery } from '../../subjects/friends/queries';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Disclosure } from '../../ui/disclosure';
import { EmptyState } from '../../ui/empty-state';
import { Loaded } from '../../ui/loaded';
import { Skeleton } from '../../ui/skeleton';
import { TextField } from '../../ui/text-field';
import { ClassCard } from './class-card';

const NewClass = () => {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useSend({
    mutationFn: (wanted: string) => call(classes.create, { body: { name: wanted } }),
    onSuccess: () => {
      setName('');
      return queries.invalidateQueries(classesQuery);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') mutate(name.trim());
  };
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextField
            label="Name of a new class"
            autoComplete="off"
            maxLength={classNameLimit}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={error?.message}
          />
        </div>
        <Button type="submit" busy={isPending} disabled={name.trim() === ''} className="max-sm:w-full">
          Create
        </Button>
      </form>
    </Card>
  );
};

/** A teacher's current and archived classes. */
const Classes = () => {
  const { data: students } = useQuery(friendsQuery);
  const sizeOf = (id: string) => students?.filter((one) => one.classes.includes(id)).length;
  return (
    <div className="grid gap-gap">
      <Loaded query={useQuery(classesQuery)} waiting={<Skeleton className="h-40" />}>
        {({ classes: all }) => {
          const over = all.filter(({ archived_at }) => archived_at !== null);
          const current = all.filter(({ archived_at }) => archived_at === null);
          return (
            <>
              {current.length === 0 && (
                <Card>
                  <EmptyState mood="thinking" title="No class yet">
                    <p className="max-w-md text-soft">
                      Name a class and put your students in it, or show them its code. Every list can then be
                      limited to the class, and the class gets a leaderboard of its own.
                    </p>
                  </EmptyState>
                </Card>
              )}
              {current.map((one) => (
                <ClassCard key={one.id} of={one} size={sizeOf(one.id)} />
              ))}
              {over.length > 0 && (
                <Disclosure summary={`Archived classes (${over.length})`} className="grid gap-3">
                  <div className="grid gap-gap">
                    {over.map((one) => (
                      <ClassCard key={one.id} of={one} size={sizeOf(one.id)} />
                    ))}
                  </div>
                </Disclosure>
              )}
            </>
          );
        }}
      </Loaded>
      <NewClass />
    </div>
  );
};

export default Classes;
