import type { ConsentAges } from '../../contract/rules/consent';
import { setting } from './config';

let ages: ConsentAges | undefined;

/** The age from which a user decides alone, by region. */
export const consentAges = (): ConsentAges => {
  ages ??= JSON.parse(setting('CONSENT_AGES')) as ConsentAges;
  return ages;
};
