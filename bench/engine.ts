import { type DynamoDbOptions, startDynamoDb } from '../local/dynamodb';
import { createEmptyTable } from '../local/dynamodb/empty-table';

type Options = Required<Pick<DynamoDbOptions, 'now'>> & Pick<DynamoDbOptions, 'onUsage'>;

/** An empty table for code that runs in this process, and its clock. */
export const startEngine = async (options: Options) => {
  const engine = await startDynamoDb(options);
  Object.assign(globalThis, { [Symbol.for('inkwren.clock')]: options.now });
  await createEmptyTable(engine, 'Bench');
  return engine;
};
