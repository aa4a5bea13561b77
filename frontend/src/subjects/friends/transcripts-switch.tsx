import { useQueryClient } from '@tanstack/react-query';
import { consent } from '../../../../contract/consent/endpoints';
import { call } from '../../lib/api';
import { OwnSwitch } from '../users/own-switch';
import { useUser } from '../users/user';
import { friendKeys } from './keys';

/** For students who are old enough to decide alone: whether teachers may read their talks. */
export const TranscriptsSwitch = () => {
  const queries = useQueryClient();
  const decide = async (transcripts: boolean) => {
    await call(consent.setTranscripts, { body: { transcripts } });
    await queries.invalidateQueries({ queryKey: friendKeys.relations });
  };
  return (
    <OwnSwitch
      label="Teachers may read my talks"
      hint="Teachers who see your reading can open what you and Wren have said to each other. You see each time who looked. While this is off they only see how much you wrote and read."
      on={useUser().transcripts}
      decide={decide}
    />
  );
};
