interface TransactWrite {
  readonly Put?: object;
  readonly Update?: object;
  readonly Delete?: object;
  readonly ConditionCheck?: object;
}

const actionOfWrite: Record<keyof TransactWrite, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The IAM actions that a request needs. A transaction needs the actions of its writes and no action of its own. */
export const actionsNeeded = (operation: string, body: Record<string, unknown>): string[] => {
  if (operation === 'TransactGetItems') return ['GetItem'];
  if (operation !== 'TransactWriteItems') return [operation];
  const writes = Array.isArray(body.TransactItems) ? (body.TransactItems as TransactWrite[]) : [];
  return writes.flatMap((write) =>
    Object.keys(write ?? {}).map((kind) => actionOfWrite[kind as keyof TransactWrite] ?? kind),
  );
};
