/** A control that a browser can find invalid. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By the type of the control. The attribute `data-missing` replaces the text. */
const missing: Record<string, string> = {
  checkbox: 'Please tick this box first.',
  radio: 'Please choose one.',
  'select-one': 'Please choose one.',
  email: 'Please type an e-mail address.',
};

/** The problem of an invalid control and how to correct it, in the language and the tone of the rest of the page. */
export const problemOf = (control: Control): string => {
  const { type, validity, dataset } = control;
  const { min, max, minLength } = control as HTMLInputElement;
  if (type === 'number') return `Please type a whole number from ${min} to ${max}.`;
  if (validity.valueMissing) return dataset.missing ?? missing[type] ?? 'Please fill this in.';
  if (validity.typeMismatch) return 'An e-mail address looks like wren@example.com.';
  return `That is too short: ${minLength} letters or numbers, or more.`;
};
