import { expect } from '@jest/globals';
import { consent } from '../../contract/consent/endpoints';
import type { ErrorCode } from '../../contract/errors';
import { onboarding } from '../../contract/onboarding/endpoints';
import { advanceClock, atRest, cloud } from './cloud';
import { anybody } from './consent';
import { mailsOut } from './mail';
import { callsWith, type Person, tokenOf } from './people';

type Version = 'wording' | 'second' | 'third';

const timeNow = async (): Promise<number> => {
  const { now } = (await (await fetch(`${cloud.url}/_local/clock`)).json()) as { now: string };
  return Date.parse(now);
};

/** Moves the clock of a suite with later versions to a moment; sessions of before are over then. */
const moveTo = async (at: number) => {
  await atRest();
  await mailsOut();
  const seconds = Math.ceil((at - (await timeNow())) / 1000);
  await advanceClock(`PT${seconds}S`);
};

const beginning = (version: Version) =>
  Date.parse(cloud.versions.find(({ number }) => number === version)?.date ?? '');

/** Moves the clock to the first hour of a version. */
export const comesIntoForce = (version: Version) => moveTo(beginning(version) + 60_000);

/** Moves the clock to a minute before a version, which `passMidnight` brings into force within a session. */
export const shortlyBefore = (version: Version) => moveTo(beginning(version) - 60_000);

export const passMidnight = async () => {
  await atRest();
  await mailsOut();
  await advanceClock('PT61S');
};

/** The same person with a fresh session. */
export const again = async <P extends Person>(person: P): Promise<P> => {
  const token = await tokenOf(person.email);
  return { ...person, token, call: callsWith(token) };
};

type Caller = Pick<Person, 'call'>;

export const termsOf = async ({ call }: Caller) => (await call(onboarding.terms, {})).body;

export const answerOwn = ({ call }: Caller, version: string, agreed = true) =>
  call(onboarding.answerTerms, { body: { version, agreed } });

export const answerByLink = (token: string, version: string, agreed = true) =>
  anybody(consent.answerTerms, { body: { token, version, agreed } });

export const answerInAccount = ({ call }: Caller, version: string, agreed = true) =>
  call(consent.answerTermsForChildren, { body: { version, agreed } });

export const askGrownUp = async ({ call }: Caller) => (await call(consent.askAboutTerms, {})).body.asked;

export const termsSubject = 'Something changes at Inkwren, and your children need your answer';

export const expectRefused = (
  { status, body }: { status: number; body: { code?: string } },
  code: ErrorCode,
) => expect([status, body.code]).toEqual([403, code]);
