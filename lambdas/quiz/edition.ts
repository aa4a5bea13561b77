import { questionsPerQuiz } from '../../contract/rules/quiz';
import { now, secondsFrom } from '../platform/clock';
import { setting } from '../platform/config';
import type { ChapterBank } from './bank-store';

/** Increase one when the prompts or the checks change: banks of an older number are then made anew on their next use. */
export const currentVersions = { prompt: 1, checks: 2 } as const;

/** The most questions of an edition, and how many the model is asked for. */
export const questionsPerBank = 15;

type Head = ChapterBank | undefined;

const isLater = (time: string | null | undefined): boolean => (time ?? '') > now().toISOString();

export const isMade = (head: Head): head is ChapterBank => head !== undefined && head.edition > 0;

/** The model has said that it does not know the chapter, and is not asked again yet. */
export const isUnknown = (head: Head): boolean => isLater(head?.unknown_until);

/** Nobody is making or has just ordered an edition. */
export const isFree = (head: Head): boolean => !isLater(head?.ordered_until) && !isLater(head?.lease_until);

/** Finished questions have no versions and are never made anew. */
export const isOld = ({ versions }: ChapterBank): boolean =>
  versions !== null && (versions.prompt < currentVersions.prompt || versions.checks < currentVersions.checks);

/** The edition holds less than a quiz. On a short text there is no more to ask: the same makers are not asked again. */
export const isShort = ({ count }: ChapterBank): boolean => count !== null && count < questionsPerQuiz;

/** A short edition of other makers than those of today, who may find more to ask. */
export const isOutdated = (head: ChapterBank): boolean =>
  isShort(head) &&
  head.versions !== null &&
  (isOld(head) || head.versions.model !== setting('AI_CHAT_MODEL'));

/** Whether a worker has something to do: there is no edition yet, or one that a newer one should follow. */
export const needsEdition = (head: Head): boolean =>
  !isUnknown(head) && (!isMade(head) || isOld(head) || isOutdated(head) || head.worn);

/** Nobody waits for such an edition: after a failure the next try has time. */
const restAfterFailureSeconds = 3600;

/** Whether an edition should be ordered that no child waits for. */
export const isWanted = (head: Head): boolean =>
  needsEdition(head) &&
  isFree(head) &&
  (head?.failed_at ?? '') < secondsFrom(now(), -restAfterFailureSeconds).toISOString();
