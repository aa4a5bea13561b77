import { afterEach, expect, test } from '@jest/globals';
import { outages, resetClock } from '../../support/cloud';
import {
  change,
  confirm,
  confirmable,
  everything,
  mailAbout,
  mailsAbout,
  nothing,
  subjects,
  view,
} from '../../support/consent';
import { mailsOut, passOnSchedule, tokenIn } from '../../support/mail';

afterEach(async () => {
  await outages({ queues: false });
  await resetClock();
});

test('if the function fails after the transaction of a confirmation, its mail is sent later, once', async () => {
  const { adult, token } = await confirmable();
  await outages({ queues: true });
  expect((await confirm(token)).status).toBe(500);
  await outages({ queues: false });
  expect((await confirm(token)).body).toMatchObject({ status: 'given', consents: everything });
  await mailsOut();
  expect(await mailsAbout(adult, subjects.given)).toEqual([]);

  await passOnSchedule('PT15M');
  const renewed = tokenIn(await mailAbout(adult, subjects.given));
  await mailAbout(adult, subjects.invitation);
  expect((await change(renewed, nothing)).body).toMatchObject({ status: 'withdrawn', consents: nothing });
  expect((await view(renewed)).body.consents).toEqual(nothing);

  await passOnSchedule('PT15M');
  for (const subject of Object.values(subjects)) expect(await mailsAbout(adult, subject)).toHaveLength(1);
});
