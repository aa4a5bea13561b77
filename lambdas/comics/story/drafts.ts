import type { comics } from '../../../contract/comics/endpoints';
import type { Admitted } from '../../accounts/admitted';
import { now } from '../../platform/clock';
import { comicDrafts } from '../store';
import { helpForDraft } from './help';
import { promptFor } from './prompt-of-day';

export const draft = async ({ actor }: Admitted<typeof comics.draft>) => ({
  draft: (await comicDrafts.get({ user_id: actor.id }, { consistent: true })) ?? null,
});

/** Saves a draft with its prompt. A draft that tells of a crisis is answered with help, and saved as well. */
export const saveDraft = async ({ actor, body }: Admitted<typeof comics.saveDraft>) => {
  const help = await helpForDraft(actor, body.story);
  const saved_at = now().toISOString();
  if (body.story.trim() === '') await comicDrafts.remove({ user_id: actor.id });
  else {
    const promptId = promptFor(body.promptId).id;
    await comicDrafts.put({ user_id: actor.id, ...body, promptId, saved_at });
  }
  return { saved_at, help };
};
