import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FamilyReward, shopFamily } from '../../../../contract/shop/family';
import { call } from '../../lib/api';
import { useSend } from '../../lib/use-send';
import { familyQuery } from '../../subjects/shop/family-query';
import { gemsWord } from '../../subjects/shop/gems-word';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Notice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';

const dearest = 1000;

/** Null if the text is not a whole number of gems. */
const gemsOf = (text: string): number | null =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= dearest ? Number(text) : null;

/** Rewards that a parent offers: only the own children see them, and the parent gives them. */
export const OwnRewards = ({ rewards }: { rewards: readonly FamilyReward[] }) => {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [gems, setGems] = useState('10');
  const [adding, setAdding] = useState(false);
  const reload = () => queries.invalidateQueries(familyQuery);
  const add = useSend({
    mutationFn: (gem_cost: number) => call(shopFamily.addReward, { body: { name: name.trim(), gem_cost } }),
    onSuccess: () => {
      setName('');
      setAdding(false);
    },
    onSettled: reload,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(shopFamily.removeReward, { params: { id } }),
    onSettled: reload,
  });
  const cost = gemsOf(gems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && cost !== null) add.mutate(cost);
  };
  const error = add.error ?? remove.error;
  return (
    <Card aria-labelledby="own-rewards" className="grid gap-4">
      <div>
        <h2 id="own-rewards" className="text-2xl">
          Your own rewards
        </h2>
        <p className="text-soft">
          Only your children see them, and you give them. A child who reads on most days earns about 13 gems a
          month.
        </p>
      </div>
      {rewards.length > 0 && (
        <ul className="divide-y divide-line">
          {rewards.map((reward) => (
            <li key={reward.id} className="flex flex-wrap items-center gap-3 py-2">
              <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
                {reward.name} <span className="font-normal text-soft">· {gemsWord(reward.gem_cost)}</span>
              </span>
              <Button
                look="secondary"
                aria-label={`Remove: ${reward.name}`}
                busy={remove.isPending && remove.variables === reward.id}
                onClick={() => remove.mutate(reward.id)}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error !== null && <Notice kind="error">{error.message}</Notice>}
      {adding ? (
        <form
          onSubmit={submit}
          noValidate
          className="grid gap-3 sm:grid-cols-[1fr_8rem_auto_auto] sm:items-end"
        >
          <TextField
            label="A reward"
            autoFocus
            placeholder="An evening of board games"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Gems"
            inputMode="numeric"
            value={gems}
            onChange={(event) => setGems(event.target.value)}
            error={cost === null ? `1 to ${dearest}` : undefined}
          />
          <Button type="submit" busy={add.isPending} disabled={name.trim() === '' || cost === null}>
            Add
          </Button>
          <Button look="secondary" onClick={() => setAdding(false)}>
            Cancel
          </Button>
        </form>
      ) : (
        <div>
          <Button look="secondary" onClick={() => setAdding(true)}>
            Add a reward
          </Button>
        </div>
      )}
    </Card>
  );
};
