import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Received } from '../../../../contract/endpoint';
import { imports, mostCharacters, type Rights } from '../../../../contract/imports/endpoints';
import { call } from '../../lib/api';
import { Button } from '../../ui/button';
import { ChipsInput } from '../../ui/chips-input';
import { Notice } from '../../ui/notice';
import { RadioCards } from '../../ui/radio-cards';
import { TextField } from '../../ui/text-field';
import { importsQuery } from './queries';

/** The rights, in words. */
const rightsOptions = [
  {
    value: 'public_domain',
    label: 'Public domain',
    description: 'Nobody’s any more, where our readers are.',
  },
  { value: 'own', label: 'Own', description: 'We have written it, or bought it as a whole.' },
  { value: 'licensed', label: 'Licensed', description: 'Its owner allows us to serve it.' },
] as const satisfies readonly { value: Rights; label: string; description: string }[];

export const rightsWord = (rights: Rights) => rightsOptions.find(({ value }) => value === rights)?.label;

/** Why the contract would refuse a line; undefined if it would not. */
const wrongWith = (text: string, missing: string): string | undefined => {
  if (text.trim() === '') return missing;
  return /[\p{Cc}\p{Cf}<>]/u.test(text)
    ? 'Please write it without < and > and invisible characters.'
    : undefined;
};

interface AcceptFormProps {
  readonly book: Received<typeof imports.look>;
  readonly onAccepted: (title: string) => void;
  readonly onDiscard: () => void;
}

/** Asks for the rights and the source. Nobody is served the book before. */
export const AcceptForm = ({ book: { id, found, ...book }, onAccepted, onDiscard }: AcceptFormProps) => {
  const [title, setTitle] = useState(book.title ?? '');
  const [author, setAuthor] = useState(book.author ?? '');
  const [rights, setRights] = useState<Rights>();
  const [source, setSource] = useState(found?.source ?? '');
  const [characters, setCharacters] = useState(found?.speakers ?? []);
  // Errors are shown only after the first attempt to add, not while the operator types.
  const [attempts, setAttempts] = useState(0);
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: (said: Rights) =>
      call(imports.accept, { params: { id }, body: { title, author, rights: said, source, characters } }),
    // Also after a refusal: another operator may have decided meanwhile.
    onSettled: () => queries.invalidateQueries(importsQuery),
  });
  const errors = {
    title: wrongWith(title, 'What is its title?'),
    author: wrongWith(author, 'Who wrote it?'),
    rights: rights === undefined ? 'By which right may we serve it?' : undefined,
    source: wrongWith(source, 'Where is the text from?'),
  };
  const shown: Partial<typeof errors> = attempts > 0 ? errors : {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] input')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (accept.isPending) return;
    if (rights === undefined || Object.values(errors).some((error) => error !== undefined))
      return setAttempts(attempts + 1);
    accept.mutate(rights, { onSuccess: () => onAccepted(title.trim()) });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Title"
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          error={shown.title}
        />
        <TextField
          label="Author"
          maxLength={200}
          value={author}
          onChange={(event) => setAuthor(event.target.value)}
          error={shown.author}
        />
      </div>
      <div data-wrong={shown.rights && true}>
        <RadioCards
          label="Rights"
          columns={3}
          options={rightsOptions}
          value={rights}
          onChange={setRights}
          error={shown.rights}
        />
      </div>
      <TextField
        label="Source"
        hint="An address, a publisher or a contract."
        maxLength={300}
        value={source}
        onChange={(event) => setSource(event.target.value)}
        error={shown.source}
      />
      <ChipsInput
        label="Characters"
        hint="Whom children can talk with, once they have met them. Wren always talks about a book."
        value={characters}
        onChange={setCharacters}
        maxItems={mostCharacters}
        maxLength={60}
      />
      {accept.isError && <Notice kind="error">{accept.error.message}</Notice>}
      <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:flex-1">
        <Button look="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <Button type="submit" busy={accept.isPending}>
          Add to the library
        </Button>
      </div>
    </form>
  );
};
