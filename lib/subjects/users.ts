import type { SubjectDeclaration } from '../declaration';

export default {
  handler: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    consequence: 'Screens',
    notice: 'profiles, and with them every screen',
    isFrequent: true,
  },
  checkNames: {
    timeout: 110,
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['listing'],
    follows: { orders: 'NameCheck' },
    schedules: {
      NameChecks: {
        description: 'Checks the usernames that wait since the model was down',
        expression: 'rate(5 minutes)',
      },
    },
    model: 'waits',
    consequence: 'Work',
    notice: 'new usernames stay hidden',
    isFrequent: true,
    example: {},
  },
} satisfies SubjectDeclaration;
