/** Opens a sheet as a modal, so that focus stays in it and returns to the element that opened it. */
export const open = (dialog: HTMLDialogElement) => {
  const later = dialog.querySelector('template');
  // A copy: a player that was initialized in a template no longer loads its address.
  later?.replaceWith(document.importNode(later.content, true));
  if (!dialog.open) dialog.showModal();
  // Opening the recording is a request to play it; if the browser refuses to autoplay, there are the controls.
  void dialog
    .querySelector('video')
    ?.play()
    ?.catch(() => undefined);
};

/** Links open and close sheets; a press beside a sheet closes it, and closing one stops the video in it. */
export const wireSheets = () => {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const { opens, closes } = target.closest<HTMLElement>('a')?.dataset ?? {};
    if (opens === undefined && closes === undefined && !(target instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (opens !== undefined) open(document.getElementById(opens) as HTMLDialogElement);
    // The second click of a double click hits the sheet that the first one opened.
    else if (event.detail < 2) target.closest('dialog')?.close();
  });
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.addEventListener('close', () => dialog.querySelector('video')?.pause());
};
