import { type Refused, refusal } from './errors';
import { cancelled } from './transaction-items';

const refusals = [
  () => refusal('ProvisionedThroughputExceededException', 'The request was throttled: a hot partition'),
  () => refusal('ThrottlingException', 'The request was throttled: the table grows'),
  () => refusal('RequestLimitExceeded', "The request was throttled: the account's limit"),
];

/** The item of a transaction that is throttled cancels the transaction. */
const cancellation = ({ TransactItems }: Record<string, unknown>) =>
  cancelled((TransactItems as unknown[]).map((_, i) => ({ Code: i === 0 ? 'ThrottlingError' : 'None' })));

/** Throttles requests of functions to the table, for tests, with DynamoDB's different answers in turn. */
export class Throttle {
  private name = '';
  private left = 0;

  /** The next `requests` of functions whose names begin with `name` are throttled. Without a name those of all functions are. */
  set({ name, requests }: { readonly name?: unknown; readonly requests?: unknown }): void {
    this.name = typeof name === 'string' ? `${name}Function` : '';
    this.left = Number(requests ?? 0);
  }

  get remaining(): number {
    return this.left;
  }

  /** The answer to a throttled request; undefined if it may be performed. */
  refuse(caller: string, operation: string, body: Record<string, unknown>): Refused | undefined {
    if (this.left <= 0 || !caller.startsWith(this.name)) return undefined;
    this.left -= 1;
    const isTransaction = operation.startsWith('Transact') && this.left % 2 === 0;
    return isTransaction ? cancellation(body) : refusals[this.left % refusals.length]?.();
  }
}
