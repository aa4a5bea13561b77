import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { childs } from '../../subjects/deletion/words';

type Named = Pick<LinkedDeletion, 'is_child' | 'name'>;

/** `your account`; `Mia’s account` for a guardian. */
export const whoseAccount = ({ is_child, name }: Named): string =>
  `${is_child ? childs(name) : 'your'} account`;

/** The same at the beginning of a sentence. */
export const accountAtStart = (of: Named): string => {
  const words = whoseAccount(of);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
