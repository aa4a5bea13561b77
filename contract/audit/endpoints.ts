import * as z from 'zod/mini';
import { defineEndpoints } from '../endpoint';
import { OperatorAction } from './action';

export const audit = defineEndpoints({
  actions: {
    method: 'GET',
    path: '/operator/actions',
    who: ['operator'],
    query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: z.object({ actions: z.array(OperatorAction), next: z.nullable(z.string()) }),
    summary: 'What operators have done, each with who did it, the latest first',
  },
});
