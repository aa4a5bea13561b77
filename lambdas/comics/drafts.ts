import type { ComicStyle } from '../../contract/comic-kinds';
import { now } from '../platform/clock';
import { comicDrafts } from './store';

interface Actor {
  readonly actor: { readonly id: string };
}

export const draft = async ({ actor }: Actor) => ({
  draft: (await comicDrafts.get({ user_id: actor.id }, { consistent: true })) ?? null,
});

export const saveDraft = async ({
  actor,
  body,
}: Actor & { body: { story: string; style: ComicStyle | null } }) => {
  const saved_at = now().toISOString();
  if (body.story.trim() === '') await comicDrafts.remove({ user_id: actor.id });
  else await comicDrafts.put({ user_id: actor.id, ...body, saved_at });
  return { saved_at };
};
