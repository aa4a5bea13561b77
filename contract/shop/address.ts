import * as z from 'zod/mini';
import { Line } from '../fields';

/** The address to which a prize is sent. */
export const DeliveryAddress = z.strictObject({
  name: Line(80),
  street: Line(120),
  postal_code: Line(20),
  city: Line(80),
  country: Line(60),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;
