import { questionsPerQuiz } from '../../../contract/rules/quiz';
import { now, secondsFrom } from '../../platform/clock';
import { setting } from '../../platform/config';
import type { ChapterBank } from './bank-store';

/** Increment a number when the prompts or the checks change: banks with a lower number are made again on their next use. */
export const currentVersions = { prompt: 2, checks: 3 } as const;

/** The maximum of an edition, and the number that the model is asked for. */
export const questionsPerBank = 15;

type Head = ChapterBank | undefined;

const isLater = (time: string | null | undefined): boolean => (time ?? '') > now().toISOString();

export const isMade = (head: Head): head is ChapterBank => head !== undefined && head.edition > 0;

/** The model has answered that it does not know the chapter, and is not asked again yet. */
export const isUnknown = (head: Head): boolean => isLater(head?.unknown_until);

/** Whether no worker is making an edition, and none has just been ordered. */
export const isFree = (head: Head): boolean => !isLater(head?.ordered_until) && !isLater(head?.lease_until);

/**
 * Whether the edition was made with older prompts or checks. Finished questions have no versions and are never made again.
 */
export const isOld = ({ versions }: ChapterBank): boolean =>
  versions !== null && (versions.prompt < currentVersions.prompt || versions.checks < currentVersions.checks);

/** The edition has fewer questions than a quiz. If it is not worn, the same versions do not try again. */
export const isShort = ({ count }: ChapterBank): boolean => count !== null && count < questionsPerQuiz;

/** A short edition that the next one may lengthen: its text supports more, or other versions than the current ones made it. */
export const mayGrow = (head: ChapterBank): boolean =>
  isShort(head) &&
  head.versions !== null &&
  (head.worn || isOld(head) || head.versions.model !== setting('AI_CHAT_MODEL'));

/** Whether a worker has something to do: no edition exists, or a newer one should follow. */
export const needsEdition = (head: Head): boolean =>
  !isUnknown(head) && (!isMade(head) || isOld(head) || mayGrow(head) || head.worn);

/** No child waits for an edition that is ordered ahead, so the next try after a failure is not urgent. */
const restAfterFailureSeconds = 3600;

/** Whether an edition should be ordered ahead, before a child waits for it. */
export const isWanted = (head: Head): boolean =>
  needsEdition(head) &&
  isFree(head) &&
  (head?.failed_at ?? '') < secondsFrom(now(), -restAfterFailureSeconds).toISOString();
