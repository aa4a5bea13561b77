import { contract } from '../../contract';
import type { Person } from './newcomers';
import { modelDown, type Site } from './site';

const story =
  'One morning Juno found a golden map under the bed. The map showed a castle in the dark forest. "We must go there today," said Juno to the little dog. They walked through the forest and saw a big friendly dragon who was sad because he had lost his crown. Juno gave the dragon a cookie and they looked behind every tree. Suddenly a little mouse jumped out of a chest with the crown on its head! The dragon laughed and danced with joy. In the evening they sat at the campfire, ate cake and sang songs until the stars came out, and then they all slept in the tent.';

/** A talk about the book: a greeting, and an answer to what the reader says. */
export const talk = async ({ calls: { call } }: Site, reader: Person, bookId: string): Promise<void> => {
  const about = { bookId, endChapter: 1 };
  const opened = await call(
    contract.chat.send,
    reader,
    { body: { ...about, messages: [], sessionId: null } },
    { down: modelDown },
  );
  if (opened === undefined) return;
  const messages = [{ role: 'user' as const, content: 'I liked the dragon and the warm bread very much.' }];
  const sessionId = opened.session_id;
  await call(contract.chat.send, reader, { body: { ...about, messages, sessionId } }, { down: modelDown });
  await call(contract.chat.history, reader, { query: {} });
  await call(contract.chat.session, reader, { params: { id: sessionId } });
};

/** The article of the day: drafted, begun and handed in, with words of the bank. */
export const article = async ({ calls: { call } }: Site, reader: Person): Promise<void> => {
  const draft = await call(contract.articles.generate, reader, { body: {} }, { down: modelDown });
  if (draft === undefined) return;
  const { id, word_bank, content } = draft.article;
  await call(contract.articles.create, reader, { body: { article_data: { id } } });
  const blanks = content.split('<BLANK>').length - 1;
  await call(contract.articles.submit, reader, {
    body: { article_id: id, user_answers: word_bank.slice(0, blanks) },
  });
  await call(contract.articles.past, reader, { query: {} });
};

/** A story that becomes a comic. */
export const comic = async ({ calls: { call } }: Site, reader: Person): Promise<void> => {
  await call(contract.comics.daily, reader, { query: {} });
  await call(contract.comics.saveDraft, reader, { body: { story: 'Once there was', style: null } });
  await call(contract.comics.draft, reader, {});
  const body = { story, style: 'Cartoon' as const, promptId: null };
  await call(contract.comics.generate, reader, { body }, { down: modelDown });
  await call(contract.comics.progress, reader, {});
  await call(contract.comics.mine, reader, { query: {} });
  await call(contract.comics.today, reader, {});
};

/** A word of the dictionary, kept and practised. */
export const words = async ({ calls: { call } }: Site, reader: Person): Promise<void> => {
  const params = { word: 'lantern' };
  const found = await call(
    contract.dictionary.lookUp,
    reader,
    { params, query: {} },
    { down: ['dictionary_unavailable'] },
  );
  if (found !== undefined) {
    const kept = await call(contract.words.keep, reader, { body: { word: found.word } });
    if (kept !== undefined)
      await call(contract.words.practise, reader, {
        params: { word: kept.word },
        body: { reviews: 0, remembered: true },
      });
  }
  await call(contract.words.list, reader, {});
};

/** The store: a newcomer whom a friend has recommended has gems, and spends them. */
export const shopping = async ({ calls: { call }, report }: Site, newcomer: Person): Promise<void> => {
  await call(contract.referrals.check, newcomer, { body: { email: newcomer.email } });
  await call(contract.referrals.link, newcomer, {});
  const gems = await call(contract.rewards.gems, newcomer, {});
  const items = await call(contract.shop.items, newcomer, {});
  const affordable = items?.find(({ state, gem_cost }) => state === 'open' && gem_cost <= (gems?.gems ?? 0));
  if (affordable === undefined) return report.skip('a purchase', 'nothing is cheap enough');
  const { id: item_id, gem_cost } = affordable;
  await call(contract.shop.pin, newcomer, { body: { item_id } });
  await call(contract.shop.purchase, newcomer, { body: { item_id, gem_cost } });
  await call(contract.shop.purchases, newcomer, {});
  const dear = items?.find((item) => item.state === 'open' && item.gem_cost > 25);
  if (dear !== undefined)
    await call(
      contract.shop.purchase,
      newcomer,
      { body: { item_id: dear.id } },
      { refused: 'store_too_few_gems' },
    );
};

/** Feedback on Inkwren itself, and a copy of one's own data. */
export const opinions = async ({ calls: { call } }: Site, reader: Person): Promise<void> => {
  await call(contract.feedback.give, reader, {
    body: {
      feature_type: 'dashboard',
      reference_id: null,
      feedback_data: { feedback_type: 'other', comment: 'A smoke test was here.' },
    },
  });
  await call(contract.rewards.trackActivity, reader, {});
  await call(contract.exports.ask, reader, { params: { about: reader.id } });
  await call(contract.exports.look, reader, { params: { about: reader.id } });
};
