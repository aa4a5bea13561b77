import { batchWrite } from './batch-write';
import type { Operation } from './engine';
import { validationError } from './errors';
import { batchGet, getItem, query } from './reads';
import {
  describeContinuousBackups,
  describeTable,
  restoreTable,
  updateContinuousBackups,
  updateTable,
} from './recovery';
import { singleWrite } from './single-writes';
import { asDynaliteDoes, createTable, deleteTable } from './tables';
import { describeTimeToLive, updateTimeToLive } from './time-to-live';
import { transactGet } from './transact-get';
import { transactWrite } from './transact-write';

/** The product has no Scan. A Scan that is added by mistake fails here, not only in next year's bill. */
const scan: Operation = async () => {
  throw validationError('Scan is not allowed here');
};

/** Every supported operation, by the name in `X-Amz-Target`. */
export const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    PutItem: singleWrite('PutItem'),
    UpdateItem: singleWrite('UpdateItem'),
    DeleteItem: singleWrite('DeleteItem'),
    BatchWriteItem: batchWrite,
    TransactWriteItems: transactWrite,
    GetItem: getItem,
    BatchGetItem: batchGet,
    Query: query,
    TransactGetItems: transactGet,
    Scan: scan,
    CreateTable: createTable,
    DeleteTable: deleteTable,
    UpdateTable: updateTable,
    DescribeTable: describeTable,
    ListTables: asDynaliteDoes('ListTables'),
    UpdateTimeToLive: updateTimeToLive,
    DescribeTimeToLive: describeTimeToLive,
    RestoreTableToPointInTime: restoreTable,
    UpdateContinuousBackups: updateContinuousBackups,
    DescribeContinuousBackups: describeContinuousBackups,
  }),
);
