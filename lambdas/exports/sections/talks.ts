import { recordLooks } from '../../analytics/for-export';
import { chatsForSupervisors, ownChats } from '../../chat/for-export';
import { mayReadTalks } from '../../relations/may-read-talks';
import { ownVoiceChats, voiceChatsForSupervisors } from '../../voice/for-export';
import type { Copied } from '../copied';
import { folded, html, prose } from '../html';
import { section } from './section';

const read = async ({ person, asker, forGuardian }: Copied) => {
  if (!forGuardian) return Promise.all([ownChats(person.id), ownVoiceChats(person.id)]);
  const mayRead = mayReadTalks(asker, person, { guardian: true });
  return Promise.all([chatsForSupervisors(person.id, mayRead), voiceChatsForSupervisors(person.id, mayRead)]);
};

/** The child sees which talks a guardian has got the words of, as if the guardian had opened each of them. */
const record = async (
  { person, asker, forGuardian, id, asked_at }: Copied,
  talks: Awaited<ReturnType<typeof read>>,
) => {
  if (!forGuardian) return;
  await recordLooks({
    child_id: person.id,
    adult: { id: asker.id, role: asker.account_type === 'teacher' ? 'teacher' : 'parent' },
    talks: talks.flat().filter(({ messages }) => messages.length > 0),
    id,
    at: asked_at,
  });
};

export const talks = section({
  name: 'talks',
  heading: 'Talks with Wren',
  read: async (of) => {
    const found = await read(of);
    await record(of, found);
    const [written, spoken] = found;
    return [
      ...written.map((talk) => ({ ...talk, kind: 'written' as const })),
      ...spoken.map((talk) => ({ ...talk, kind: 'spoken' as const, character: null })),
    ].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  },
  show: (all, { date }) =>
    html`<p>What was said is deleted after some months. The list of the talks stays.</p>${all.map((talk) => {
      const count = `${talk.message_count} ${talk.message_count === 1 ? 'message' : 'messages'}`;
      const title = html`${date(talk.created_at)}: <b>${talk.book_title}</b>, ${talk.kind === 'spoken' ? 'aloud, ' : null}${count}`;
      return talk.messages.length === 0
        ? html`<p>${title}</p>`
        : folded(
            title,
            talk.messages.map(
              ({ message_role, message_content }) =>
                html`<div class="${message_role}">${prose(message_content)}</div>`,
            ),
          );
    })}`,
});
