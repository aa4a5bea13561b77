import { type GemKind, gemKinds } from '../../../contract/rewards/endpoints';
import { daysBetween } from '../../activity/store';
import { ledger } from '../../ledger/store';
import { userPartition } from '../../platform/table/partition';
import { deliveryAddresses, shopForExport } from '../../shop/for-export';
import { html, table } from '../html';
import { section } from './section';

const causes: Record<GemKind, string> = {
  streak: 'Reading days in a row',
  week: 'Among the best of a week',
  words: 'Books read to the end',
  referral: 'Inkwren recommended',
  welcome: 'Welcome',
  refund: 'Given back',
  purchase: 'Spent in the store',
};

const kindOf = (cause: string) => cause.split('#', 1)[0] ?? '';
const isGemKind = (kind: string): kind is GemKind => (gemKinds as readonly string[]).includes(kind);

const entriesOf = async (userId: string) =>
  (await ledger.list(userPartition(userId), 'LEDGER#')).toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );

export const gems = section({
  name: 'gems',
  heading: 'Gems and what they were for',
  read: async ({ person }) =>
    (await entriesOf(person.id)).flatMap(({ cause, gems: amount, what = null, created_at }) => {
      const kind = kindOf(cause);
      return amount !== 0 && isGemKind(kind) ? [{ kind, gems: amount, what, created_at }] : [];
    }),
  show: (all, { date }) =>
    table(
      ['On', 'For', 'Gems'],
      all.map(({ kind, gems: amount, what, created_at }) => [
        date(created_at),
        what === null ? causes[kind] : `${causes[kind]}: ${what}`,
        amount,
      ]),
    ),
});

export const points = section({
  name: 'points',
  heading: 'Points',
  // The points of a talk tell of turns that a guardian does not see.
  read: async ({ person, forGuardian }) =>
    forGuardian
      ? []
      : (await entriesOf(person.id)).flatMap(({ cause, points: amount, created_at }) =>
          amount === 0 ? [] : [{ kind: kindOf(cause), points: amount, created_at }],
        ),
  show: (all, { date }) =>
    table(
      ['On', 'For', 'Points'],
      all.map(({ kind, points: amount, created_at }) => [date(created_at), kind, amount]),
    ),
});

export const days = section({
  name: 'days',
  heading: 'Streak days',
  read: async ({ person }) =>
    (await daysBetween(person.id, '0', '9')).toReversed().map((of) => ({
      day: of.day,
      is_reading_day: of.read_at !== undefined,
      quizzes: of.quiz_done,
      articles: of.article_done,
      comics: of.comic_done,
      talks: of.chat_done,
      voice_chats: of.voice_done,
      words_read: of.quiz_read + of.article_read + of.chat_read,
      words_written: of.chat_written + of.comic_written,
      minutes: Math.round((of.quiz_seconds + of.article_seconds + of.chat_seconds + of.voice_seconds) / 60),
    })),
  show: (all, { day }) =>
    table(
      ['Day', 'Quizzes', 'Articles', 'Comics', 'Talks', 'Words read', 'Words written', 'Minutes'],
      all.map((of) => [
        day(of.day),
        of.quizzes,
        of.articles,
        of.comics,
        of.talks + of.voice_chats,
        of.words_read,
        of.words_written,
        of.minutes,
      ]),
    ),
});

export const store = section({
  name: 'store',
  heading: 'Store',
  read: async ({ person, forGuardian, mayShow }) => {
    const { purchases, owned, wishes } = await shopForExport(person.id);
    return {
      purchases: purchases.toReversed(),
      owned,
      wishes: wishes.filter(({ text }) => mayShow('wish', text)),
      addresses: forGuardian ? [] : await deliveryAddresses(person.id),
    };
  },
  show: ({ purchases, wishes, addresses }, { date }) =>
    html`${table(
      ['On', 'What', 'Gems', 'State'],
      purchases.map(({ item_name, gem_cost, status, created_at }) => [
        date(created_at),
        item_name,
        gem_cost,
        status,
      ]),
    )}<h3>Wishes</h3>${table(
      ['On', 'Wish'],
      wishes.map(({ text, created_at }) => [date(created_at), text]),
    )}${addresses.map((address) => html`<p>A parcel goes to: ${Object.values(address).join(', ')}</p>`)}`,
});
