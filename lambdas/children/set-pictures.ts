import type { children } from '../../contract/children/endpoints';
import type { Admitted } from '../accounts/admitted';
import { familyOf } from './family';
import { secretOf } from './pictures';
import { pictureSecrets } from './store';
import { forgetAllTries } from './tries';
import { ownChild } from './whose';

/** A grown-up chooses new pictures for a child: the old ones end, and so does every wait. */
export const setPictures = async ({
  actor,
  params,
  body: { pictures },
}: Admitted<typeof children.setPictures>) => {
  const child = await ownChild(actor.user, params.child);
  await pictureSecrets.put(secretOf(child.id, pictures));
  await forgetAllTries(child.id);
  return familyOf(actor.user);
};
