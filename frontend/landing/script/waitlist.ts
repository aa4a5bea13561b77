/** How long the thanks are shown before the sheet closes itself. */
const goodbye = 2000;

/** The text to show, and whether it reports success. */
const join = async (form: HTMLFormElement, email: string): Promise<{ joined: boolean; words: string }> => {
  const { joined = '', failed = '', wrong = '' } = form.dataset;
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (response.ok) return { joined: true, words: joined };
    // The address is the only field that can be invalid.
    if (response.status === 400) return { joined: false, words: wrong };
    return { joined: false, words: (await response.json()).error ?? failed };
  } catch {
    return { joined: false, words: failed };
  }
};

/** Sends the address without leaving the page, and shows the result; the thanks stay on the page below. */
export const wireWaitlist = () => {
  const sheet = document.getElementById('join') as HTMLDialogElement;
  const form = sheet.querySelector('form') as HTMLFormElement;
  const answer = sheet.querySelector('[role=status]') as HTMLElement;
  const button = form.querySelector('button') as HTMLButtonElement;
  const say = (words: string, look = '') => {
    answer.textContent = words;
    answer.className = `answer ${look}`;
  };

  // Our own words instead of the browser's, which speak another language in some browsers.
  form.noValidate = true;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!form.checkValidity()) {
      say(form.dataset.wrong ?? '', 'bad');
      form.querySelector('input')?.focus();
      return;
    }
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    say('');
    const { joined, words } = await join(form, String(new FormData(form).get('email')));
    button.setAttribute('aria-disabled', 'false');
    say(words, joined ? 'good' : 'bad');
    if (!joined) return;
    form.reset();
    const closing = setTimeout(() => sheet.close(), goodbye);
    const closed = () => {
      clearTimeout(closing);
      say('');
      const thanks = document.querySelector('[data-thanks]');
      if (thanks !== null) thanks.textContent = words;
    };
    sheet.addEventListener('close', closed, { once: true });
  });
};
