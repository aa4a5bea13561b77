import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { classes } from '../../../../contract/classes/endpoints';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { friendKeys } from '../../subjects/friends/keys';
import { ownClassesQuery } from '../../subjects/friends/queries';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { whatTheySee } from './grown-up-words';

/** The classes of a student of a school, and the way into another one. */
export const JoinClass = () => {
  const queries = useQueryClient();
  const own = useQuery(ownClassesQuery).data?.classes ?? [];
  const [code, setCode] = useState('');
  const { mutate, isPending, data, error } = useSend({
    mutationFn: (typed: string) => call(classes.join, { body: { code: typed } }),
    onSuccess: () => {
      setCode('');
      return queries.invalidateQueries({ queryKey: friendKeys.relations });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') mutate(code);
  };
  return (
    <Card aria-labelledby="classes" className="grid gap-3">
      <h2 id="classes" className="text-2xl">
        My classes
      </h2>
      {own.length > 0 && (
        <p className="font-semibold wrap-anywhere">{own.map(({ name }) => name).join(', ')}</p>
      )}
      <p className="text-soft">
        Did your teacher show you a class code? Whoever joins lets the teacher see {whatTheySee}.
      </p>
      {data !== undefined && <Notice kind="success">You are in {data.name} now!</Notice>}
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label="Class code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={error?.message}
          />
        </div>
        <Button type="submit" busy={isPending} disabled={code.trim() === ''} className="max-sm:w-full">
          Join
        </Button>
      </form>
    </Card>
  );
};
