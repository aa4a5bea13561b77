import type { TermsVersion } from '../../contract/rules/terms';
import { declaredVersions } from '../../contract/terms/versions';
import { optionalSetting } from './config';

let versions: readonly TermsVersion[] | undefined;

/** All versions of the terms, in the order of their dates: the product's and those that the stage adds. */
export const termsVersions = (): readonly TermsVersion[] => {
  versions ??= [
    ...declaredVersions,
    ...(JSON.parse(optionalSetting('TERMS_VERSIONS') ?? '[]') as TermsVersion[]),
  ].toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return versions;
};
