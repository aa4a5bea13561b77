import { dayIn, newYork } from '../../contract/rules/day';
import { letterMorning, weekBefore } from '../../contract/rules/letters';
import type { UserItem } from '../accounts/find';
import { type MailPicture, sendMessage } from '../mail/message';
import { now } from '../platform/clock';
import { setting } from '../platform/config';
import { log } from '../platform/log';
import { count } from '../platform/metrics';
import { type Claimed, claim, giveBack, postpone, settle } from './claim';
import { teacherOf, writeClass } from './class';
import { writeFamily } from './family';
import { classHtml } from './page/class';
import { familyHtml } from './page/family';
import type { Addresses } from './page/letter';
import { classText, familyText } from './page/text';
import { bookPictures, picturesOf } from './pictures/attach';
import type { Job } from './queue';
import { guardedBy, mayGetLetters, zoneOf } from './readers';
import { type Subscription, subscriptions } from './store';
import { end } from './subscribe';
import { type Days, isEmptyWeek } from './week';

interface Written {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly pictures: readonly MailPicture[];
  readonly isEmpty: boolean;
}

/** Whoever may read the letter now: asked when it is sent, and not when it was ordered. */
type Readers = { readonly children: readonly UserItem[] } | { readonly teacher: UserItem };

/** `paused` while the guardian has children of whom none may be shown; undefined if nobody may read the letter any more. */
const readersOf = async ({ letter, address }: Subscription): Promise<Readers | 'paused' | undefined> => {
  if (letter === 'class') {
    const teacher = await teacherOf(address);
    return teacher && { teacher };
  }
  if (!(await mayGetLetters(address))) return undefined;
  const { children, shown } = await guardedBy(address);
  if (shown.length === 0) return children.length === 0 ? undefined : 'paused';
  return { children: shown };
};

const writeForFamily = async (
  children: readonly UserItem[],
  days: Days,
  addresses: Addresses,
): Promise<Written> => {
  const { letter, weeks } = await writeFamily(children, days);
  const pictures = await picturesOf(weeks);
  const attached = new Set(pictures.map(({ id }) => id));
  return {
    subject: letter.subject,
    html: familyHtml(letter, addresses, attached),
    text: familyText(letter, addresses),
    pictures,
    isEmpty: weeks.every(isEmptyWeek),
  };
};

const writeForTeacher = async (
  teacher: UserItem,
  days: Days,
  addresses: Addresses,
): Promise<Written | undefined> => {
  const letter = await writeClass(teacher, days);
  if (letter === undefined) return undefined;
  const books = letter.classes.flatMap((one) => one.books);
  return {
    subject: letter.subject,
    html: classHtml(letter, addresses),
    text: classText(letter, addresses),
    pictures: await bookPictures(books.map((book) => ({ ...book, id: book.book_id }))),
    isEmpty: letter.classes.every(({ active }) => active === 0),
  };
};

const write = (readers: Readers, days: Days, addresses: Addresses) =>
  'teacher' in readers
    ? writeForTeacher(readers.teacher, days, addresses)
    : writeForFamily(readers.children, days, addresses);

/** RFC 8058: the mail program stops the letter by a POST without a sign-in. */
const headersFor = (site: string, token: string) => ({
  'List-Unsubscribe': `<${site}/api/letters/stop?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * A quiet week gets one kind, short letter. A second one in a row gets none, because a letter that repeats that nothing was read
 * helps nobody.
 */
const isLeftOut = (written: Written | undefined, { was_empty, letter }: Subscription): boolean =>
  written === undefined || (written.isEmpty && (was_empty || letter === 'class'));

const sendClaimed = async (claimed: Claimed, readers: Readers, day: string, time_zone: string) => {
  const { subscription, token } = claimed;
  const site = setting('SITE_URL');
  const written = await write(readers, weekBefore(day), { site, stop: `${site}/letters#${token}` });
  if (written !== undefined && !isLeftOut(written, subscription)) {
    const { subject, html, text, pictures } = written;
    const headers = headersFor(site, token);
    await sendMessage({ to: subscription.address, subject, html, text, pictures, headers });
    count('mail_sent', {});
    log.info('letter sent', { letter: subscription.id, kind: subscription.letter });
  }
  await settle(claimed, { day, time_zone, was_empty: written?.isEmpty ?? true });
};

/**
 * Writes and sends the letter of a day. A job may come twice: a lease lets one worker write, and a letter that was recorded as sent is
 * not sent again. A worker that dies between sending and recording is the one case in which a letter comes twice. After its day is
 * over where the family lives, a letter is not sent.
 */
export const sendLetter = async ({ id, day }: Job): Promise<void> => {
  const subscription = await subscriptions.get({ id });
  if (subscription === undefined || !subscription.is_on) return;
  const readers = await readersOf(subscription);
  if (readers === undefined) return end(subscription);
  if (readers === 'paused') {
    log.info('letter paused', { letter: id });
    return;
  }
  const family = 'children' in readers ? zoneOf(readers.children) : null;
  const time_zone = family ?? subscription.device_zone ?? newYork;
  if (now() < letterMorning(subscription.letter, time_zone, day)) {
    await postpone(subscription, day, time_zone);
    return;
  }
  if (dayIn(time_zone, now()) !== day) {
    log.info('letter left out', { letter: id });
    return;
  }
  const claimed = await claim(subscription, day);
  if (claimed === undefined) return;
  try {
    await sendClaimed(claimed, readers, day, time_zone);
  } catch (error) {
    await giveBack(claimed);
    throw error;
  }
};
