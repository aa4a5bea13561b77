import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { controls } from '../../contract/controls/endpoints';
import type { Controls } from '../../contract/controls/fields';
import type { Answer } from '../../contract/endpoint';
import { family } from '../../contract/family/endpoints';
import { noControls } from '../../contract/rules/controls';
import { nowHas, visitPage } from '../support/family-page';
import { network, pass, refusal, settled } from '../support/screens';

type OfChild = Answer<typeof controls.ofChild>;

const consents = { core: true, ai_text: true, voice: false, public_sharing: true };

const ofChild = (of: Partial<OfChild> = {}): OfChild => ({
  child_id: 'zoe',
  time_zone: 'Europe/Berlin',
  own: noControls,
  holds: noControls,
  used_today: 12,
  history: [],
  ...of,
});

/** Opens the form on the page of the child, which brought what it shows. */
const visit = async (of: Partial<OfChild> = {}) => {
  const shown = await visitPage({ consents, controls: ofChild(of) });
  await settled(async () => shown.user.click(screen.getByRole('button', { name: 'Choose for Zoe' })));
  expect(network.asked(family.page)).toHaveLength(1);
  expect(network.asked(controls.ofChild)).toEqual([]);
  return shown;
};

/** The consents above have a switch of the same name. */
const form = () => within(screen.getByRole('region', { name: 'Off and on for Zoe' }));
const sent = () => network.asked(controls.change).map(({ body }) => body);

beforeEach(() => {
  network.answer(controls.change, ({ body: { time_zone, ...wanted } }) => {
    const own = { ...noControls, ...wanted } as Controls;
    const answer = ofChild({ own, holds: own, ...(time_zone !== undefined && { time_zone }) });
    nowHas({ controls: answer });
    return answer;
  });
});

test('a switch is sent alone and holds from now on', async () => {
  const { user } = await visit();
  await settled(async () => user.click(form().getByRole('switch', { name: 'Written talks about books' })));
  expect(sent()).toEqual([{ off: ['chat'] }]);
  form().getByRole('switch', { name: 'Written talks about books', checked: false });
  screen.getByText('Saved. It holds from now on.');
  await settled(async () => user.click(form().getByRole('switch', { name: 'Written talks about books' })));
  expect(sent()[1]).toEqual({ off: [] });
});

test('switches that are pressed while the first is being saved all count', async () => {
  const first = Promise.withResolvers<OfChild>();
  const saved = (off: Controls['off']) => {
    const own = { ...noControls, off };
    nowHas({ controls: ofChild({ own, holds: own }) });
    return ofChild({ own, holds: own });
  };
  network.answer(controls.change, ({ body: { off = [] } }) =>
    off.length === 1 ? first.promise : saved(off),
  );
  const { user } = await visit();
  for (const name of ['Friends', 'Leaderboards', 'The store'])
    await settled(async () => user.click(screen.getByRole('switch', { name })));
  screen.getByRole('switch', { name: 'The store', checked: false });
  first.resolve(saved(['friends']));
  await pass(0);
  expect(sent()).toEqual([
    { off: ['friends'] },
    { off: ['friends', 'boards'] },
    { off: ['friends', 'boards', 'store'] },
  ]);
  for (const name of ['Friends', 'Leaderboards', 'The store'])
    screen.getByRole('switch', { name, checked: false });
});

test('what was not consented to cannot be switched', async () => {
  await visit();
  const voice = screen.getByRole('switch', {
    name: 'Spoken talks about books',
    description: 'Off, because your consent above does not include it.',
  });
  expect((voice as HTMLInputElement).disabled).toBe(true);
});

test('minutes and quiet hours wait for the family’s time zone', async () => {
  const { user } = await visit({ time_zone: null });
  expect(screen.queryByRole('combobox', { name: 'On school days' })).toBeNull();
  const zone = screen.getByRole('combobox', { name: 'Which time zone is yours?' });
  await settled(async () => user.selectOptions(zone, 'Asia/Tokyo'));
  expect(sent()).toEqual([{ time_zone: 'Asia/Tokyo' }]);
  screen.getByRole('combobox', { name: 'On school days' });
});

test('minutes and quiet hours are set for school days and free days apart', async () => {
  const { user } = await visit();
  await settled(async () =>
    user.selectOptions(screen.getByRole('combobox', { name: 'On school days' }), '30'),
  );
  const nights = () => within(screen.getByRole('group', { name: 'Friday and Saturday night' }));
  await settled(async () => user.selectOptions(nights().getByRole('combobox', { name: 'From' }), '1290'));
  expect(sent()).toEqual([
    { minutes: { school: 30, weekend: null } },
    { quiet: { school: null, weekend: { from: 1290, to: 420 } } },
  ]);
  await settled(async () => user.selectOptions(nights().getByRole('combobox', { name: 'Until' }), '480'));
  expect(sent()[2]).toEqual({ quiet: { school: null, weekend: { from: 1290, to: 480 } } });
});

test('what another guardian has decided is shown beside the own decision', async () => {
  const theirs: Controls = { ...noControls, off: ['store'], minutes: { school: 20, weekend: null } };
  await visit({
    holds: theirs,
    history: [
      { at: '2026-11-24T10:00:00.000Z', by: 'Robin', you: false, before: noControls, after: theirs },
      { at: '2026-11-23T10:00:00.000Z', by: null, you: false, before: theirs, after: noControls },
    ],
  });
  screen.getByRole('switch', {
    name: 'The store',
    checked: true,
    description: 'Off: another guardian has switched it off.',
  });
  screen.getByText('Another guardian has set less: 20 minutes.');
  const [first, second] = within(
    screen.getByText('Who changed what (2)').closest('details') as HTMLElement,
  ).getAllByRole('listitem', { hidden: true });
  expect(first?.textContent).toMatch(/Robin.*The store: off; On school days: 20 minutes/);
  expect(second?.textContent).toMatch(/a guardian who has left.*The store: on; On school days: no limit/);
});

test('a refused change is explained, and the choice goes back', async () => {
  network.answer(controls.change, () => refusal('child_not_found'));
  const { user } = await visit();
  await settled(async () => user.click(screen.getByRole('switch', { name: 'Friends' })));
  screen.getByRole('alert');
  screen.getByRole('switch', { name: 'Friends', checked: true });
});
