import batchGetItem from 'dynalite/actions/batchGetItem';
import createTable from 'dynalite/actions/createTable';
import deleteItem from 'dynalite/actions/deleteItem';
import deleteTable from 'dynalite/actions/deleteTable';
import describeTable from 'dynalite/actions/describeTable';
import getItem from 'dynalite/actions/getItem';
import listTables from 'dynalite/actions/listTables';
import putItem from 'dynalite/actions/putItem';
import query from 'dynalite/actions/query';
import updateItem from 'dynalite/actions/updateItem';
import updateTable from 'dynalite/actions/updateTable';
import type { ActionResult, ParsedRequest, Store } from 'dynalite/db';
import { checkTypes, checkValidations } from 'dynalite/validations';
import * as batchGetItemRules from 'dynalite/validations/batchGetItem';
import * as batchWriteItemRules from 'dynalite/validations/batchWriteItem';
import * as createTableRules from 'dynalite/validations/createTable';
import * as deleteItemRules from 'dynalite/validations/deleteItem';
import * as deleteTableRules from 'dynalite/validations/deleteTable';
import * as describeTableRules from 'dynalite/validations/describeTable';
import * as getItemRules from 'dynalite/validations/getItem';
import * as listTablesRules from 'dynalite/validations/listTables';
import * as putItemRules from 'dynalite/validations/putItem';
import * as queryRules from 'dynalite/validations/query';
import * as updateItemRules from 'dynalite/validations/updateItem';
import * as updateTableRules from 'dynalite/validations/updateTable';
import { copyOf } from '../copy';
import { fromDynalite } from './errors';
import { parseExpressionsOnce } from './expressions';

parseExpressionsOnce();

const ACTIONS = {
  BatchGetItem: batchGetItem,
  CreateTable: createTable,
  DeleteItem: deleteItem,
  DeleteTable: deleteTable,
  DescribeTable: describeTable,
  GetItem: getItem,
  ListTables: listTables,
  PutItem: putItem,
  Query: query,
  UpdateItem: updateItem,
  UpdateTable: updateTable,
};

const RULES = {
  BatchGetItem: batchGetItemRules,
  BatchWriteItem: batchWriteItemRules,
  CreateTable: createTableRules,
  DeleteItem: deleteItemRules,
  DeleteTable: deleteTableRules,
  DescribeTable: describeTableRules,
  GetItem: getItemRules,
  ListTables: listTablesRules,
  PutItem: putItemRules,
  Query: queryRules,
  UpdateItem: updateItemRules,
  UpdateTable: updateTableRules,
};

export type ActionName = keyof typeof ACTIONS;
export type WriteAction = 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** Validates a request with dynalite's own rules. The body is not changed. */
export const parse = (name: keyof typeof RULES, body: object, store: Store): ParsedRequest => {
  const { types, custom } = RULES[name];
  try {
    const data = checkTypes(copyOf(body), types);
    checkValidations(data, types, custom, store);
    return data;
  } catch (error) {
    throw fromDynalite(error);
  }
};

/** Runs one of dynalite's actions against a store or a view of one. */
export const run = (name: ActionName, store: Store, data: ParsedRequest): Promise<ActionResult> => {
  return new Promise((resolve, reject) => {
    ACTIONS[name](store, data, (error, result) => (error ? reject(fromDynalite(error)) : resolve(result)));
  });
};
