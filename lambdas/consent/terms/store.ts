import * as z from 'zod/mini';
import { entity } from '../../platform/table/entity';

/** Grown-ups to be mailed about a newer version: at once, and a second time after a week without an answer. */
export const termsMails = 'TERMS_MAILS';

const StoredAsk = z.object({
  adult_email: z.string(),
  version: z.string(),
  asked_at: z.string(),
  /** The mails sent: two at most. */
  mails: z.int(),
  listed_at: z.optional(z.string()),
});
export type TermsAsk = z.infer<typeof StoredAsk>;

/** A grown-up who is asked to agree to a version for the children: one for each version, so that nobody is asked twice. */
export const termsAsks = entity({
  name: 'TermsAsk',
  schema: StoredAsk,
  key: ({ adult_email, version }: { adult_email: string; version: string }) => ({
    pk: `ADULT#${adult_email}`,
    sk: `TERMS#${version}`,
  }),
  retention: { days: 365, fromCreation: true },
  onDeletion: { mirror: 'grown-ups' },
});

/** For a grown-up whose account is deleted. */
export const forgetTermsAsks = async (adult_email: string): Promise<void> => {
  for (const ask of await termsAsks.list(`ADULT#${adult_email}`, 'TERMS#', { consistent: true }))
    await termsAsks.remove(ask);
};

/** Schools that have yet to answer, for operators, who ask them: a school has no account. */
export const schoolsAsked = 'SCHOOL_TERMS';

const StoredSchool = z.object({
  /** The key of its board and the name of the school, or `child#<id>` for a child without a school whose consent operators recorded. */
  key: z.string(),
  /** The key of the index `school`, under another name, so that the item is not in it. */
  board: z.nullable(z.string()),
  version: z.string(),
  /** As the child's profile names it; null without a name. */
  school: z.nullable(z.string()),
  asked_at: z.string(),
  /** Null until the school has answered. */
  agreed: z.nullable(z.boolean()),
  answered_at: z.nullable(z.string()),
});

const schoolTermsPartition = (key: string) => `SCHOOLTERMS#${key}`;

/** A school's answer to a version, or the question while there is none. */
export const schoolTerms = entity({
  name: 'SchoolTerms',
  schema: StoredSchool,
  key: ({ key, version }: { key: string; version: string }) => ({
    pk: schoolTermsPartition(key),
    sk: `VERSION#${version}`,
  }),
  // As long as a consent may be questioned.
  retention: { days: 1095 },
  onDeletion: { mirror: 'consents' },
});

/** For a child without a school, whose account is deleted. The answers of schools stay. */
export const forgetTermsOfChild = async (childId: string): Promise<void> => {
  const key = `child#${childId}`;
  for (const { version } of await schoolTerms.list(schoolTermsPartition(key), 'VERSION#', {
    consistent: true,
  }))
    await schoolTerms.remove({ key, version });
};

/** The versions that a school has agreed to. */
export const agreedBySchool = async (key: string): Promise<string[]> =>
  (await schoolTerms.list(schoolTermsPartition(key), 'VERSION#', { consistent: true }))
    .filter(({ agreed }) => agreed === true)
    .map(({ version }) => version);
