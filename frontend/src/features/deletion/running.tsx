import type { LinkedDeletion } from '../../../../contract/deletion/endpoints';
import { deletionStages } from '../../../../contract/deletion/stages';
import { Stages, stageWords } from '../../subjects/deletion/stages';
import { StateHeading } from '../../subjects/links/state-heading';
import { Notice } from '../../ui/notice';
import { accountAtStart } from './whose';

/** Read aloud politely after each stage. */
const progressWords = ({ stages }: LinkedDeletion): string => {
  const next = deletionStages.find((stage) => !stages.includes(stage));
  if (next === undefined)
    return 'Gone everywhere. In about two hours we look once more, and then we write to you.';
  return `${stages.length} of ${deletionStages.length} are gone. Next: ${stageWords[next].toLowerCase()}.`;
};

interface RunningProps {
  readonly of: LinkedDeletion;
  readonly moved: boolean;
  /** Why the deletion could not be taken back. */
  readonly tooLate: string | undefined;
}

/** Nothing can be taken back: the stages, as far as they are done. */
export const Running = ({ of, moved, tooLate }: RunningProps) => (
  <div className="grid gap-gap">
    <StateHeading moved={moved}>{`${accountAtStart(of)} is being deleted`}</StateHeading>
    {tooLate !== undefined && <Notice kind="error">{tooLate}</Notice>}
    <Stages done={of.stages} />
    <p role="status">{progressWords(of)}</p>
    <p className="text-soft">
      It can no longer be brought back. You can close this page: the link in our e-mail opens it again.
    </p>
  </div>
);
