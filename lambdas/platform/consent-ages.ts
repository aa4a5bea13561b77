import type { ConsentAges } from '../../contract/rules/consent';
import { setting } from './config';

let ages: ConsentAges | undefined;

/** The age, by region, from which users give consent themselves. */
export const consentAges = (): ConsentAges => {
  ages ??= JSON.parse(setting('CONSENT_AGES')) as ConsentAges;
  return ages;
};
