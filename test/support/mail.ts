import { randomUUID } from 'node:crypto';
import type { Mail } from '../../local/outbox';
import { advanceClock, eventually, functionLogs, outbox, queueSizes } from './cloud';

/** An unused address. */
export const newAddress = (name = 'somebody') => `${name}-${randomUUID().slice(0, 8)}@home.test`;

/** The mails to an address, oldest first. */
export const mailsTo = async (address: string): Promise<Mail[]> =>
  (await outbox()).filter(({ to }) => to === address);

/** Waits for the mail number `count` to an address. */
export const mailTo = (address: string, count = 1): Promise<Mail> =>
  eventually(async () => (await mailsTo(address))[count - 1]);

/** The address of a mail's link. */
export const linkIn = ({ text }: Mail): URL => {
  const [link, ...more] = text.match(/https?:\/\/\S+/g) ?? [];
  if (link === undefined || more.length > 0) throw new Error(`Not one link: ${text}`);
  return new URL(link);
};

/** The secret of a consent mail, behind the `#` of its link. */
export const tokenIn = (mail: Mail): string => linkIn(mail).hash.slice(1);

/** The code of an invitation. */
export const codeIn = (mail: Mail): string => new URLSearchParams(tokenIn(mail)).get('code') ?? '';

/** Resolves when every mail has been sent: a mail in progress while the clock jumps would be sent twice. */
export const mailsOut = () =>
  eventually(async () => {
    const waiting = Object.entries(await queueSizes()).filter(([name]) =>
      /^Mail(?!.*DeadLetters)/.test(name),
    );
    return waiting.every(([, size]) => size === 0) ? true : undefined;
  });

/** Moves the clock while no mail is being sent. */
export const pass = async (duration: string) => {
  await mailsOut();
  await advanceClock(duration);
};

/** The number of completed runs of the mail schedule. */
const scheduleRuns = async () =>
  (await functionLogs()).filter((line) => line.includes('"due mails sent"')).length;

/** Moves the clock by at least five minutes; resolves when the mail schedule has run there and its mails are sent. */
export const passOnSchedule = async (duration: string) => {
  await mailsOut();
  const before = await scheduleRuns();
  await advanceClock(duration);
  await eventually(async () => ((await scheduleRuns()) > before ? true : undefined));
  await mailsOut();
};
