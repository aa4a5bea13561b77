import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ConsentCase, consent } from '../../contract/consent/endpoints';
import { consentKinds } from '../../contract/consent/kinds';
import type { Consents } from '../../contract/users/endpoints';
import ConsentScreen from '../../frontend/src/features/consent/consent-screen';
import { network, pass, settled, show } from './screens';

/** The token of a mail's link. */
export const token = `child-1.${'s'.repeat(43)}`;
export const none: Consents = { core: false, ai_text: false, voice: false, public_sharing: false };
export const some: Consents = { ...none, core: true, ai_text: true };

/** The record of an answer. */
export const records = (consents: Consents, method: string, at: string): ConsentCase['history'] =>
  consentKinds.map((kind) => ({ kind, given: consents[kind], version: '2026-11', method, at }));

export const caseOf = (of: Partial<ConsentCase> = {}): ConsentCase => ({
  child: { username: 'Zoe', age: 9, region: 'Europe' },
  status: 'asked',
  consents: none,
  discoverable: false,
  transcripts: false,
  time_zone: null,
  version: '2026-11',
  terms: null,
  confirm_after: null,
  changeable: false,
  history: [],
  ...of,
});

export const given = caseOf({
  status: 'given',
  consents: some,
  changeable: true,
  history: records(some, 'email_plus', '2026-11-15T10:00:00.000Z'),
});

/** A grown-up on the page of a mail's link. */
export const visit = async (found?: ConsentCase, hash = `#${token}`) => {
  if (found !== undefined) network.answer(consent.view, () => found);
  history.replaceState(null, '', `/consent${hash}`);
  const shown = show(<ConsentScreen />);
  await pass(0);
  return shown;
};

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

export const press = (user: UserEvent, name: string) =>
  settled(async () => user.click(await screen.findByRole('button', { name })));

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'child';
});
