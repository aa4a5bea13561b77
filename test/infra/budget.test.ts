import { expect, test } from '@jest/globals';
import { everySetting, promises, synthesized } from '../support/stack';

interface Budget {
  readonly Budget: { readonly CostFilters?: unknown };
  readonly NotificationsWithSubscribers: readonly {
    readonly Notification: Readonly<Record<string, unknown>>;
    readonly Subscribers: readonly unknown[];
  }[];
}

test.each([
  ['prod', 50_000, promises.alarmEmail],
  ['demoWithEverything', 70, everySetting.alarmEmail],
] as const)(
  '%s: operators are told before and when the month costs more than its amount',
  (stage, amount, address) => {
    const [[, budget] = [], ...others] = synthesized(stage).of<Budget>('AWS::Budgets::Budget');
    expect(others).toEqual([]);
    expect(budget?.Budget).toEqual({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: amount, Unit: 'USD' },
    });
    expect(budget?.NotificationsWithSubscribers.map(({ Notification }) => Notification)).toEqual([
      {
        NotificationType: 'ACTUAL',
        ComparisonOperator: 'GREATER_THAN',
        Threshold: 80,
        ThresholdType: 'PERCENTAGE',
      },
      {
        NotificationType: 'FORECASTED',
        ComparisonOperator: 'GREATER_THAN',
        Threshold: 100,
        ThresholdType: 'PERCENTAGE',
      },
    ]);
    for (const { Subscribers } of budget?.NotificationsWithSubscribers ?? [])
      expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: address }]);
  },
);

test('a stage whose alarms nobody reads has no budget, because a budget needs a recipient', () => {
  synthesized().template.resourceCountIs('AWS::Budgets::Budget', 0);
});
