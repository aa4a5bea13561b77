import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

/**
 * Mails the operators when the account has spent four fifths of the month's amount, and when AWS expects it to spend all of it. A
 * filter by the stack's tags would count nothing until somebody activates them for billing, so the budget is the whole account's.
 */
export const createBudget = (scope: Construct, amount: number, address: string) => {
  const notified = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: {
      notificationType,
      comparisonOperator: 'GREATER_THAN',
      threshold,
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  });
  return new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
    notificationsWithSubscribers: [notified('ACTUAL', 80), notified('FORECASTED', 100)],
  });
};
