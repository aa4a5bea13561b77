import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { waitlistMessages } from '../../contract/invitations/messages';
import { render } from '../../frontend/landing/render';
import { start } from '../../frontend/landing/script/main';
import { settingsFor } from '../../lib/settings';
import { statedBy, withStated } from '../../lib/stated';

interface Sent {
  readonly address: string;
  readonly body: unknown;
}

let sent: Sent[];

const answering = (reply: () => Promise<Partial<Response>>) =>
  Object.assign(globalThis, {
    fetch: async (address: string, { body }: RequestInit) => {
      sent.push({ address, body: JSON.parse(String(body)) });
      return reply();
    },
  });

const refusing = (body: object) => answering(async () => ({ ok: false, json: async () => body }));

const runBy = {
  name: 'Wren & <b>Co.</b>',
  address: '1 "Reed" Bank, Maple',
  email: 'privacy@inkwren.example',
};

/** Opens the page as it is deployed, with its script. */
const open = (address = '/') => {
  history.replaceState(null, '', address);
  const { pathname } = location;
  document.body.innerHTML = withStated(
    render(pathname === '/privacy' ? 'privacy' : pathname === '/terms' ? 'terms' : 'home').markup,
    { ...statedBy(settingsFor('demo')), runBy },
  );
  const leaveFor = jest.fn();
  start(leaveFor);
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), leaveFor };
};

const join = async (email: string) => {
  const { user } = open();
  await user.click(screen.getAllByRole('link', { name: 'Join Beta' })[0] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Join the beta' });
  await user.type(within(dialog).getByLabelText('E-mail address'), email);
  await user.click(within(dialog).getByRole('button', { name: 'Join Beta' }));
  return { dialog, answer: within(dialog).getByRole('status') };
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  Object.assign(HTMLMediaElement.prototype, { play: jest.fn(async () => undefined), pause: jest.fn() });
  answering(async () => ({ ok: true, json: async () => ({ joined: true }) }));
});

test('the second of two quick clicks does not close the sheet again', () => {
  open();
  fireEvent.click(screen.getAllByRole('link', { name: 'Join Beta' })[0] as HTMLElement, { detail: 1 });
  const dialog = screen.getByRole('dialog', { name: 'Join the beta' });
  fireEvent.click(dialog, { detail: 2 });
  expect(dialog.hasAttribute('open')).toBe(true);
  fireEvent.click(dialog, { detail: 1 });
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('the page explains what Inkwren is, how it works in four steps, and why parents choose it', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Your child’s\s+reading journey/);
  for (const name of ['Features', 'How It Works', 'Why Parents Choose Inkwren'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'How It Works' })).getAllByRole('heading', {
    level: 3,
  });
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Choose a book',
    'Read and engage',
    'Create and share comics',
    'Earn rewards',
  ]);
});

test.each(['/', '/privacy', '/terms'])(
  '%s names the operator of the site with postal address and e-mail',
  (address) => {
    open(address);
    const statements = [...document.querySelectorAll('address')].map((one) => one.textContent);
    expect(statements).toHaveLength(address === '/privacy' ? 2 : 1);
    for (const statement of statements)
      expect(statement).toBe(`Run by ${runBy.name}. ${runBy.address}. ${runBy.email}`);
    expect(document.body.innerHTML).not.toContain('{{');
    expect(document.querySelector<HTMLAnchorElement>('footer nav a[href^=mailto]')?.href).toBe(
      `mailto:${runBy.email}`,
    );
  },
);

test('the anchors have targets, and the entrance leads to the login', () => {
  open();
  for (const name of ['Features', 'How It Works']) {
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(document.querySelector(hash)?.textContent).toContain(name);
  }
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Sign in' }))
    expect(link.pathname).toBe('/login');
});

test.each(['/', '/privacy', '/terms'])('no id is repeated on %s', (address) => {
  open(address);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('without a script the form is submitted by the browser, and both answers are on the page', () => {
  document.body.innerHTML = render('home').markup;
  const form = document.querySelector<HTMLFormElement>('#join form');
  expect(form?.getAttribute('action')).toBe('/api/waitlist');
  expect(form?.method).toBe('post');
  const email = form?.querySelector('input');
  expect(email).toMatchObject({ name: 'email', type: 'email', required: true });
  expect(document.querySelector('#joined')?.textContent).toBe(waitlistMessages.joined);
  expect(document.querySelector('#not-joined')?.textContent).toBe(waitlistMessages.failed);
});

test('joining sends the address, shows thanks, and closes after two seconds while the thanks remain on the page', async () => {
  const { dialog, answer } = await join('sam@home.test');
  expect(sent).toEqual([
    { address: expect.stringMatching(/\/api\/waitlist$/), body: { email: 'sam@home.test' } },
  ]);
  expect(answer.textContent).toBe("Thank you! You've been added to our beta waitlist.");
  await jest.advanceTimersByTimeAsync(1900);
  expect(dialog.hasAttribute('open')).toBe(true);
  await jest.advanceTimersByTimeAsync(200);
  expect(dialog.hasAttribute('open')).toBe(false);
  expect(document.querySelector('[data-thanks]')?.textContent).toBe(waitlistMessages.joined);
});

test('a refusal shows its own message, and the address stays for a correction', async () => {
  refusing({ error: 'That was very fast! Please wait a moment and try again.' });
  const { dialog, answer } = await join('sam@home.test');
  expect(answer.textContent).toBe('That was very fast! Please wait a moment and try again.');
  await jest.advanceTimersByTimeAsync(5000);
  expect(dialog.hasAttribute('open')).toBe(true);
  expect(within(dialog).getByLabelText<HTMLInputElement>('E-mail address').value).toBe('sam@home.test');
});

test.each(['zoe', ' '])('an invalid address (%j) gets our own message and is not sent', async (typed) => {
  const { dialog, answer } = await join(typed);
  expect(answer.textContent).toBe(waitlistMessages.wrongAddress);
  expect(document.activeElement).toBe(within(dialog).getByLabelText('E-mail address'));
  expect(sent).toEqual([]);
});

test('an address that the server refuses gets a message', async () => {
  answering(async () => ({ ok: false, status: 400, json: async () => ({ error: 'no' }) }));
  const { answer } = await join('sam@home');
  expect(answer.textContent).toBe('That does not look like a whole e-mail address. Please check it.');
});

test.each([
  ['an answer without words', () => refusing({})],
  ['no network', () => answering(() => Promise.reject(new TypeError('Failed to fetch')))],
])('%s shows the page’s own message', async (_, setUp) => {
  setUp();
  const { answer } = await join('sam@home.test');
  expect(answer.textContent).toBe('Something went wrong. Please try again.');
});

test('a double click sends the address once', async () => {
  let reply = (_: Partial<Response>) => {};
  answering(() => new Promise((resolve) => (reply = resolve)));
  const { dialog } = await join('sam@home.test');
  within(dialog).getByRole('button', { name: 'Join Beta' }).click();
  expect(sent).toHaveLength(1);
  reply({ ok: true });
});

test('the demo is a link to the video, and with a script a player with captions', async () => {
  const { user } = open();
  const link = screen.getByRole('link', { name: 'Watch Demo' });
  expect(link.getAttribute('href')).toBe('/assets/file');
  expect(document.querySelector('video')).toBeNull();
  await user.click(link);
  const dialog = screen.getByRole('dialog', { name: 'See Inkwren at work' });
  const video = dialog.querySelector('video');
  expect(video?.controls).toBe(true);
  expect(video?.preload).toBe('none');
  expect(video?.querySelector('track')?.getAttribute('kind')).toBe('captions');
  await user.click(within(dialog).getByRole('link', { name: 'Close' }));
  expect(dialog.hasAttribute('open')).toBe(false);
});

test.each([
  [
    '/privacy',
    'Privacy Policy',
    ['13', '16', '18', '14', '30', 'privacy@inkwren.example', 'four separate consents'],
  ],
  ['/terms', 'Terms and Conditions', ['Fair use', 'at least 8 years', 'within 30 days']],
])('%s opens over the page, and closing it returns to the page', async (address, name, words) => {
  open(address);
  const overlay = screen.getByRole('dialog', { name });
  for (const word of words) expect(overlay.textContent).toContain(word);
  expect(within(overlay).getByRole<HTMLAnchorElement>('link', { name: 'Close' }).pathname).toBe('/');
  expect(document.querySelector('#top')?.hasAttribute('inert')).toBe(true);
  const jumps = within(within(overlay).getByRole('navigation', { name: 'In this text' }));
  const titles = within(overlay).getAllByRole('heading', { level: 2 });
  expect(jumps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    titles.map(({ textContent }) => textContent),
  );
});

test('a signed-in visitor is redirected to the dashboard, except from the privacy policy', () => {
  localStorage.setItem('CognitoIdentityServiceProvider.inkwren.LastAuthUser', 'ada');
  localStorage.setItem('CognitoIdentityServiceProvider.inkwren.ada.idToken', 'a.b.c');
  expect(open('/').leaveFor).toHaveBeenCalledWith('/dashboard');
  expect(open('/privacy').leaveFor).not.toHaveBeenCalled();
});

test('a signed-out visitor stays on the landing page', () => {
  localStorage.setItem('CognitoIdentityServiceProvider.inkwren.LastAuthUser', 'ada');
  expect(open('/').leaveFor).not.toHaveBeenCalled();
});
