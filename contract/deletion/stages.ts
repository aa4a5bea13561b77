/** What a deletion goes through, in this order, in the words of `stageWords` on the screen. */
export const deletionStages = ['boards', 'people', 'pictures', 'records', 'sign_in'] as const;
export type DeletionStage = (typeof deletionStages)[number];

/**
 * `asked`: the link of the mail is not opened yet. `waiting`: it was, and the account is shut; the link takes the deletion back
 * until `due_at`. `running`: nothing can be taken back. `stopped`: it was taken back.
 */
export const deletionStates = ['asked', 'waiting', 'running', 'done', 'stopped'] as const;

/** The time to open the link of the mail. */
export const confirmHours = 24;
/** The days in which a deletion can be taken back. */
export const graceDays = 3;
/** The days for which an open flag holds a deletion. */
export const heldDays = 10;
/** What becomes of a child whose only guardian leaves. */
export const childFates = ['delete', 'leave'] as const;
