import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawings } from '../../frontend/landing/art/drawing';
import { Parents } from '../../frontend/landing/sections/parents';
import { PrivacyPolicy } from '../../frontend/landing/texts/privacy-policy';
import { factsFor, switchFacts } from '../../frontend/src/subjects/consent/kinds';
import { deleted, staying } from '../../frontend/src/subjects/deletion/facts';
import { termsForAdults, termsForChildren } from '../../frontend/src/subjects/terms/in-short';
import { TermsText } from '../../frontend/src/subjects/terms/terms-text';
import { MailJob } from '../../lambdas/mail/job';
import { textOf } from '../../lambdas/mail/texts';
import { settingsFor } from '../../lib/settings';
import { statedBy, withStated } from '../../lib/stated';

export interface Said {
  /** The page and its section, the consent, or the kind of mail. */
  readonly where: string;
  readonly sentence: string;
}

const sentencesOf = (where: string, text: string): Said[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]['”]?)\s+(?=[\p{Lu}“0-9])/u)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => ({ where, sentence }));

/** The text of each section of a page, block by block. */
const pageTexts = (page: string, content: ReactNode): Said[] => {
  const html = withStated(
    renderToStaticMarkup(<Drawings value={new Map()}>{content}</Drawings>),
    statedBy(settingsFor('demo')),
  );
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('p, li:not(:has(p))')].flatMap((block) => {
    const title = block.closest('section')?.querySelector('h2')?.textContent ?? '';
    return sentencesOf(`${page}: ${title}`, block.textContent ?? '');
  });
};

const consentTexts = (): Said[] =>
  Object.entries({ ...factsFor('Ada'), ...switchFacts('Ada') }).flatMap(([kind, facts]) =>
    Object.values(facts).flatMap((text) => sentencesOf(`consent: ${kind}`, text)),
  );

const deletionTexts = (): Said[] =>
  [...deleted, ...staying.map(({ what, why }) => `${what}: ${why}`)].flatMap((text) =>
    sentencesOf('deletion', text),
  );

/** Data with the fields of every kind of mail. */
const anything = {
  to: 'adult@home.test',
  ...{
    code: 'CODE',
    token: 'TOKEN',
    next: 'n•••@home.test',
    invited_by: 'Inkwren',
    account: 'student',
    valid_days: 14,
  },
  ...{ children: ['Ada'], changes: ['Something changes.'] },
  ...{ child: 'Ada', from: 'Ada', item: 'a book', again: false },
  ...{ crisis: 'danger', region: 'Europe', feature: 'chat', address: 'a•••@home.test', role: 'parent' },
  ...{ due_at: '2026-11-27T20:00:00.000Z' },
};

const mailTexts = (): Said[] =>
  MailJob.def.options.flatMap(({ shape }) => {
    const [kind = ''] = shape.kind.def.values;
    return textOf({ ...anything, kind } as MailJob, 'https://read.test')
      .text.split('\n\n')
      .flatMap((part) => sentencesOf(`mail: ${kind}`, part));
  });

/** Every sentence of the policy, the terms, long and short, the part for parents, the consents, the page of a deletion and the mails. */
export const said = (): Said[] => [
  ...pageTexts('policy', <PrivacyPolicy />),
  ...pageTexts('terms', <TermsText />),
  ...[...termsForChildren, ...termsForAdults].flatMap(({ text }) => sentencesOf('terms: in short', text)),
  ...pageTexts('landing page', <Parents />),
  ...consentTexts(),
  ...deletionTexts(),
  ...mailTexts(),
];
