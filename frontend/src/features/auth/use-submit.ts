import { type FormEvent, useState } from 'react';
import { authErrorText } from '../../lib/auth-errors';

/** The value of a form's text field by name, without the spaces that phones add. */
export const field = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** The value of a password field, unchanged. */
export const passwordField = (form: FormData, name: string) => String(form.get(name) ?? '');

/** A code as typed from a mail, with or without spaces. */
export const codeField = (form: FormData, name: string) => field(form, name).replace(/\s/g, '');

/** Runs a form's action, one at a time, and provides the text of its failure. */
export const useSubmit = (work: (form: FormData) => Promise<void>, textOf = authErrorText) => {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setError(undefined);
    try {
      await work(form);
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, onSubmit };
};
