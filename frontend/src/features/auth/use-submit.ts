import { type FormEvent, useState } from 'react';
import { authErrorText } from '../../lib/auth-errors';

/** A form's text field by name, without the blanks that phones like to add. */
export const field = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** A password, to the letter. */
export const passwordField = (form: FormData, name: string) => String(form.get(name) ?? '');

/** A code as it was typed from a mail, in groups or not. */
export const codeField = (form: FormData, name: string) => field(form, name).replace(/\s/g, '');

/** Runs a form's work once at a time, and has words for it when it fails. */
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
