import type { AccountType } from '../../../contract/users/fields';
import { account, agreements } from './account';
import { comics } from './comics';
import { children, classes, consents, controls, friends, grownUps } from './people';
import { books, interests, reading } from './reading';
import { results } from './results';
import { days, gems, points, store } from './rewards';
import type { AnySection } from './section';
import { talks } from './talks';
import { articles, feedback, words } from './writing';

const ofAdults = [account, books, reading, interests, feedback, agreements] as const;

/** The parts of a copy, in the order of the page. Of their students teachers get the lists of their classes only. */
export const sectionsOf: Readonly<Record<AccountType, readonly AnySection[]>> = {
  student: [
    account,
    books,
    reading,
    results,
    talks,
    comics,
    words,
    gems,
    points,
    days,
    articles,
    feedback,
    store,
    interests,
    friends,
    grownUps,
    consents,
    controls,
    agreements,
  ],
  teacher: [...ofAdults, classes],
  other: [...ofAdults, children],
};
