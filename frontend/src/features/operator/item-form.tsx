import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { largestPicture, type OperatorItem, shopOperators } from '../../../../contract/shop/operators';
import { regions } from '../../../../contract/users/person';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { Dialog } from '../../ui/dialog';
import { FieldGroup } from '../../ui/field-group';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { type Draft, draftOf, fieldsOf, formatOf, newDraft, problemsOf, uploadPicture } from './item-fields';
import { storeItemsQuery } from './queries';

interface ItemFormProps {
  /** Undefined: a new one. */
  readonly item: OperatorItem | undefined;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const types = [
  { value: 'prize', label: 'Prize, sent by post' },
  { value: 'gift_card', label: 'Gift card, a code by mail' },
];

const wrongPicture = (file: File | undefined): string | undefined => {
  if (file === undefined) return undefined;
  if (formatOf(file) === undefined) return 'A PNG, JPEG or WebP, please.';
  return file.size > largestPicture ? 'At most 1 MB, please.' : undefined;
};

/** Everything about an item of the store. A new picture is stored before the item names it. */
export const ItemForm = ({ item, onClose, onSaved }: ItemFormProps) => {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<Draft>(item === undefined ? newDraft : draftOf(item));
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const problems = { ...problemsOf(draft), picture: wrongPicture(file) };
  const shown: Partial<typeof problems> = tried ? problems : {};
  const set = (of: Partial<Draft>) => setDraft({ ...draft, ...of });
  const save = useMutation({
    mutationFn: async () => {
      const format = file && formatOf(file);
      const picture = file && format ? await uploadPicture(file, format) : draft.picture;
      const fields = fieldsOf({ ...draft, picture });
      return item === undefined
        ? call(shopOperators.addItem, {
            body: { type: draft.type === 'gift_card' ? 'gift_card' : 'prize', ...fields },
          })
        : call(shopOperators.changeItem, {
            params: { id: item.id },
            body: { ...fields, on_sale: item.on_sale, stock_before: item.stock },
          });
    },
    onSettled: () => queries.invalidateQueries(storeItemsQuery),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (save.isPending || Object.values(problems).some((one) => one !== undefined)) return;
    save.mutate(undefined, { onSuccess: ({ name }) => onSaved(name) });
  };
  const text = (field: 'name' | 'about' | 'gem_cost' | 'stock' | 'from_age') => ({
    value: draft[field],
    error: shown[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });
  return (
    <Dialog title={item === undefined ? 'A new item' : item.name} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {item === undefined && (
          <SelectField
            label="Kind"
            options={types}
            value={draft.type}
            onChange={({ target }) => set({ type: target.value as Draft['type'] })}
          />
        )}
        <TextField label="Name" maxLength={60} {...text('name')} />
        <TextField label="What it is, for a child" maxLength={160} {...text('about')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField label="Gems" inputMode="numeric" {...text('gem_cost')} />
          <TextField label="Stock" hint="Nothing: no limit" inputMode="numeric" {...text('stock')} />
          <TextField label="From age" inputMode="numeric" {...text('from_age')} />
        </div>
        <FieldGroup label="Regions" hint="None: all regions">
          {regions.map((region) => (
            <CheckboxField
              key={region}
              label={region}
              checked={draft.regions.includes(region)}
              onChange={({ target }) =>
                set({
                  regions: target.checked
                    ? [...draft.regions, region]
                    : draft.regions.filter((one) => one !== region),
                })
              }
            />
          ))}
        </FieldGroup>
        <TextField
          label="Picture"
          hint="PNG, JPEG or WebP, at most 1 MB."
          type="file"
          accept="image/png,image/jpeg,image/webp"
          error={shown.picture}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        {save.isError && <Notice kind="error">{save.error.message}</Notice>}
        <Button type="submit" busy={save.isPending}>
          Save
        </Button>
      </form>
    </Dialog>
  );
};
