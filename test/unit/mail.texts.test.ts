import { describe, expect, test } from '@jest/globals';
import { MailJob } from '../../lambdas/mail/job';
import { textOf } from '../../lambdas/mail/texts';

const site = 'https://inkwren.test';
const to = 'ada+x@home.test';
const child = { to, child: 'Bea' };
const invitation = {
  kind: 'invitation',
  to,
  code: 'C&1',
  invited_by: 'Inkwren',
  account: 'student',
  valid_days: 14,
} as const;

describe('a mail', () => {
  test.each<[MailJob, string, string[]]>([
    [
      invitation,
      'Your invitation to Inkwren',
      [
        'Hello! You are invited to join Inkwren as a reader.',
        `${site}/signup#email=ada%2Bx%40home.test&code=C%261`,
        'holds for 14 days',
      ],
    ],
    [
      { ...invitation, invited_by: 'Ms Okafor', account: 'any' },
      'Your invitation to Inkwren',
      ['Ms Okafor invites you to join Inkwren as a member.'],
    ],
    [
      { kind: 'consent_request', token: 't1', ...child },
      'A child asks for your permission to use Inkwren',
      ['A child who calls themselves “Bea” would like', `${site}/consent#t1`],
    ],
    [
      { kind: 'consent_request', token: 't1', to, child: null },
      'A child asks for your permission to use Inkwren',
      ['Hello! A child would like to use Inkwren'],
    ],
    [
      { kind: 'consent_request', token: 't1', ...child, again: true },
      'Once more: a child asks for your permission to use Inkwren',
      ['If nobody answers within two weeks, we delete the account', `${site}/consent#t1`],
    ],
    [
      { kind: 'terms_changed', to, token: 't7', children: ['Bea'], changes: ['One.', 'Two.'], again: false },
      'Something changes at Inkwren, and your children need your answer',
      [
        'You have agreed for “Bea”, so',
        '\n\nOne.\nTwo.\n\n',
        `${site}/consent#t7\n`,
        'Until you answer, reading goes on',
      ],
    ],
    [
      { kind: 'terms_changed', to, token: null, children: ['Bea', 'Leo'], changes: ['One.'], again: true },
      'Reminder: Something changes at Inkwren, and your children need your answer',
      ['You have agreed for “Bea” and “Leo”, so', `${site}/consent/children\n`],
    ],
    [
      { kind: 'deletion_asked', to, token: 't8', child: null },
      'Do you want to delete your account at Inkwren?',
      [
        'asked us to delete your account. Nothing has happened yet.',
        `${site}/deletion#t8`,
        'holds for one day',
      ],
    ],
    [
      { kind: 'deletion_asked', token: 't8', ...child },
      'Do you want to delete “Bea”’s account at Inkwren?',
      ['asked us to delete “Bea”’s account.', 'For three days the same page brings everything back'],
    ],
    [
      { kind: 'deletion_begun', to, token: 't9', child: null, due_at: '2026-11-27T01:05:00.000Z' },
      'Your account at Inkwren is shut and will be deleted',
      [
        'Your account is shut. Nobody can sign in with it',
        'until November 26, 2026 at 8:05 PM (New York):',
        `${site}/deletion#t9`,
        'We write once more',
      ],
    ],
    [
      { kind: 'deletion_begun', token: 't9', ...child, due_at: '2026-07-01T12:00:00.000Z' },
      '“Bea”’s account at Inkwren is shut and will be deleted',
      ['“Bea”’s account is shut.', 'until July 1, 2026 at 8:00 AM (New York):'],
    ],
    [
      { kind: 'deletion_done', to, is_child: false },
      'The account at Inkwren is deleted',
      ['Your account is deleted', 'for three years', 'within fourteen days', 'the last mail to this address'],
    ],
    [
      { kind: 'deletion_done', to, is_child: true },
      'The account at Inkwren is deleted',
      ['Your child’s account is deleted'],
    ],
    [
      { kind: 'consent_confirmation', token: 't2', ...child },
      'Please confirm your permission for Inkwren',
      ['permission for “Bea” to use', `${site}/consent#t2`],
    ],
    [
      { kind: 'consent_given', token: 't3', ...child },
      'Your permission for Inkwren is confirmed',
      ['“Bea” can read', `${site}/consent#t3`],
    ],
    [
      { kind: 'address_next', to, token: 't4' },
      'Is this your new address for Inkwren?',
      [`${site}/address#t4`, 'The present mailbox of the account gets a mail, too.'],
    ],
    [{ kind: 'address_taken', to }, 'This address has an account at Inkwren already', [`${site}/login`]],
    [
      { kind: 'address_present', to, token: 't5', next: 'n•••@home.test' },
      'Do you want to change your address for Inkwren?',
      ['signs in as n•••@home.test from now on', `${site}/address#t5`],
    ],
    [
      { kind: 'address_of_child', ...child, next: 'n•••@home.test' },
      'A new e-mail address for “Bea”',
      ['“Bea” is to sign in to Inkwren as n•••@home.test', `${site}/consent/children`],
    ],
    [{ kind: 'address_changed', to }, 'Your new address for Inkwren is in force', [`${site}/login`]],
    [
      { kind: 'address_left', to, next: 'n•••@home.test' },
      'This address signs in to Inkwren no longer',
      ['signs in as n•••@home.test now', 'write to us at once'],
    ],
    [
      { kind: 'address_refused', to, next: 'n•••@home.test' },
      'Your address for Inkwren stays as it is',
      ['to n•••@home.test: meanwhile it belongs to another account'],
    ],
    [{ kind: 'teacher_verified', to }, 'Your teacher account at Inkwren is verified', [`${site}/login`]],
    [
      { kind: 'referral', to, token: 't6', from: null },
      'A young reader recommends Inkwren',
      ['Hello! A young reader thinks that', site, `${site}/waitlist#t6`],
    ],
    [
      { kind: 'referral', to, from: 'Bea' },
      'A young reader recommends Inkwren',
      ['A young reader called “Bea” thinks', 'If you are not interested, do nothing.\n'],
    ],
    [
      { kind: 'grown_up_asks', ...child, address: 'm•••@school.test', role: 'teacher' },
      'Somebody asks to see what “Bea” reads at Inkwren',
      ['A teacher with the address m•••@school.test asks', `${site}/consent/children`],
    ],
    [
      { kind: 'prize_waiting', ...child, item: 'A mug', again: false },
      '“Bea” asks you for a prize at Inkwren',
      ['would like to spend them on “A mug”', `${site}/store`],
    ],
    [
      { kind: 'prize_waiting', ...child, item: 'A mug', again: true },
      'Reminder: “Bea” asks you for a prize at Inkwren',
      [],
    ],
    [
      { kind: 'family_reward', ...child, item: 'Ice cream', again: false },
      '“Bea” has earned “Ice cream”',
      ['your own reward “Ice cream”', `${site}/store`],
    ],
    [
      { kind: 'family_reward', ...child, item: 'Ice cream', again: true },
      'Reminder: “Bea” has earned “Ice cream”',
      [],
    ],
    [
      { kind: 'gift_card', ...child, item: 'Books', code: 'GIFT-1' },
      'A gift card for “Bea” from Inkwren',
      ['spent them on “Books”', 'This is its code:\nGIFT-1'],
    ],
    [
      { kind: 'flag_raised', ...child, crisis: 'abuse', region: 'Canada' },
      'Please talk with “Bea” today',
      ['makes us think of being hurt by somebody', 'call 911', 'Kids Help Phone', site],
    ],
    [
      { kind: 'sign_in_made', ...child },
      'We made a new sign-in for “Bea” at Inkwren',
      ['Nothing is lost', 'Forgot your password?'],
    ],
    [
      { kind: 'sorrow_noticed', ...child, child_id: 'bea-1' },
      'A quiet moment with “Bea”?',
      ['words of “Bea” in Inkwren that sound sad', `${site}/children/bea-1`],
    ],
    [
      {
        kind: 'flag_for_operators',
        to,
        crisis: 'danger',
        feature: 'voice_chat' as never,
        doubtful: false as never,
        talks_off: true as never,
        escalated: true as never,
      },
      'Escalated: A child may be in a crisis: danger',
      [
        'An operator asks you to decide',
        'words in voice chat make us think of being in danger',
        `${site}/operator?tab=flags`,
        'a guardian has now switched off the talks',
      ],
    ],
  ])('%j', (job, subject, parts) => {
    // The queue stores the job, and its worker parses it.
    expect(MailJob.parse(JSON.parse(JSON.stringify(job)))).toEqual(job);
    const mail = textOf(job, site);
    expect(mail.subject).toBe(subject);
    for (const part of parts) expect(mail.text).toContain(part);
    for (const paragraph of mail.text.split('\n\n')) expect(paragraph).toMatch(/^\S/);
    expect(mail.text).toMatch(/\n\nInkwren: every book is better with a bird on your shoulder\.$/);
  });

  test.each([
    ['student', 'a reader'],
    ['teacher', 'a teacher'],
    ['parent', 'a parent'],
    ['any', 'a member'],
  ] as const)('invites a %s as %s', (account, name) => {
    expect(textOf({ ...invitation, account }, site).text).toContain(`to join Inkwren as ${name}.`);
  });

  test.each([
    ['self-harm', 'not wanting to live, or of hurting oneself'],
    ['abuse', 'being hurt by somebody'],
    ['danger', 'being in danger'],
  ] as const)('about a crisis of the kind %s speaks of %s', (crisis, words) => {
    const region = 'India' as const;
    expect(textOf({ kind: 'flag_raised', ...child, crisis, region }, site).text).toContain(
      `makes us think of ${words}.`,
    );
  });

  test.each<[MailJob, string]>([
    [{ kind: 'consent_request', token: 't', ...child }, 'without your answer the account stays shut'],
    [{ kind: 'consent_request', token: 't', ...child }, 'take each back at any time'],
    [
      { kind: 'consent_confirmation', token: 't', ...child },
      'without the confirmation the account stays shut',
    ],
    [{ kind: 'referral', to, token: 't6', from: null }, 'we do not write again'],
    [{ kind: 'prize_waiting', ...child, item: 'A mug', again: false }, 'A no gives all gems back'],
    [{ kind: 'family_reward', ...child, item: 'Ice', again: false }, 'the gems go back by themselves'],
    [{ kind: 'gift_card', ...child, item: 'Books', code: 'G' }, 'We keep the code nowhere'],
    [{ kind: 'grown_up_asks', ...child, address: 'm', role: 'parent' }, 'If you are not sure, say no'],
    [{ kind: 'flag_raised', ...child, crisis: 'abuse', region: 'India' }, 'Do not promise to keep it secret'],
  ])('%j promises: %s', (job, promise) => expect(textOf(job, site).text).toContain(promise));

  test.each([
    [{}, 'A child may be in a crisis: abuse', 1],
    [{ doubtful: true }, 'A doubtful case: abuse', 2],
    [{ doubtful: true, escalated: true }, 'Escalated: A doubtful case: abuse', 3],
    [{ doubtful: true, escalated: true, talks_off: true }, 'Escalated: A doubtful case: abuse', 4],
  ])(
    'for operators about a case that is %j has the subject “%s” and says nothing else',
    (kind, subject, paragraphs) => {
      const job = MailJob.parse({
        kind: 'flag_for_operators',
        to,
        crisis: 'abuse',
        feature: 'chat',
        ...kind,
      });
      const mail = textOf(job, site);
      expect(mail.subject).toBe(subject);
      expect(mail.text.split('\n\n')).toHaveLength(paragraphs + 1);
      expect(mail.text.includes('no grown-up of the child is told')).toBe('doubtful' in kind);
    },
  );

  test('asks for a permission once more only when it has asked before', () => {
    expect(textOf({ kind: 'consent_request', token: 't', ...child }, site).text).toMatch(/^Hello! A child/);
  });

  test('keeps every secret behind the #, which browsers do not send', () => {
    const { text } = textOf({ kind: 'consent_given', token: 'secret', ...child }, site);
    expect(text.match(/\S*secret\S*/g)).toEqual([`${site}/consent#secret`]);
  });
});
