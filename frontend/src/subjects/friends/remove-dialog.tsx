import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { friends } from '../../../../contract/friends/endpoints';
import { friendsMessages } from '../../../../contract/friends/messages';
import { ApiFailure, call } from '../../lib/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { friendKeys } from './keys';

interface RemoveDialogProps {
  readonly id: string;
  /** Title and button, such as "Remove Friend". */
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

const failure = (error: Error) =>
  error instanceof ApiFailure && error.code === 'offline'
    ? friendsMessages.unfriendOffline
    : `${friendsMessages.unfriendFailed}${error.message || friendsMessages.unknownError}`;

/** Ends a relation, which the other one notices at once. */
export const RemoveDialog = ({ id, title, children, onClose, onRemoved }: RemoveDialogProps) => {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(friends.unfriend, { query: {}, body: { friend_id: id } }),
    onSuccess: () => {
      onRemoved();
      return queries.invalidateQueries({ queryKey: friendKeys.relations });
    },
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      danger
      busy={isPending}
      error={error === null ? undefined : failure(error)}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};
