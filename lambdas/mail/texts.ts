import { emergencyCall, helplineWords } from '../../contract/rules/helplines';
import type { MailJob } from './job';
import {
  addressLink,
  capital,
  consentLink,
  dayInWords,
  deletionLink,
  paragraphs,
  signUpLink,
  waitlistLink,
  whose,
} from './words';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

type TextOf<K extends MailJob['kind']> = (job: Extract<MailJob, { kind: K }>, site: string) => MailText;

const crises = {
  'self-harm': 'not wanting to live, or of hurting oneself',
  abuse: 'being hurt by somebody',
  danger: 'being in danger',
};

const account = { student: 'a reader', teacher: 'a teacher', parent: 'a parent', any: 'a member' };

const texts: { readonly [K in MailJob['kind']]: TextOf<K> } = {
  invitation: ({ to, code, invited_by, account: kind, valid_days }, site) => ({
    subject: 'Your invitation to Inkwren',
    text: paragraphs(
      `Hello! ${invited_by === 'Inkwren' ? 'You are invited' : `${invited_by} invites you`} to join Inkwren as ${account[kind]}.`,
      'Inkwren is a reading companion for children: choose a book, read on, and Wren, a small bird, asks about the chapters you have read.',
      `Create your account here:\n${signUpLink(site, to, code)}`,
      `The link is for this address only, works once and holds for ${valid_days} days. If you did not expect it, just let it be.`,
    ),
  }),
  consent_request: ({ token, child, again }, site) => ({
    subject: again
      ? 'Once more: a child asks for your permission to use Inkwren'
      : 'A child asks for your permission to use Inkwren',
    text: paragraphs(
      ...(again
        ? ['We have asked you before. If nobody answers within two weeks, we delete the account.']
        : []),
      `Hello! A child${child === null ? '' : ` who calls themselves “${child}”`} would like to use Inkwren, and gave us this address as a parent's or guardian's.`,
      "Inkwren is a reading platform with quizzes about books, made for children. Below your region's age of consent we let nobody in without a grown-up's permission, and collect nothing more until we have it.",
      `Read what we would collect and why, and answer here:\n${consentLink(site, token)}`,
      'You decide on four things one by one, and can take each back at any time. After your answer we send one more e-mail, some time later, to confirm it.',
      'If you do not know the child, do nothing: without your answer the account stays shut, and we delete it 60 days after it was made.',
    ),
  }),
  consent_confirmation: ({ token, child }, site) => ({
    subject: 'Please confirm your permission for Inkwren',
    text: paragraphs(
      `Some time ago this address gave permission for “${child}” to use Inkwren. This second e-mail makes sure that it was you.`,
      `Look at your answer and confirm it here:\n${consentLink(site, token)}`,
      'If it was not you, do nothing: without the confirmation the account stays shut. Whatever you confirm you can take back at any time.',
    ),
  }),
  consent_given: ({ token, child }, site) => ({
    subject: 'Your permission for Inkwren is confirmed',
    text: paragraphs(
      `Thank you. “${child}” can read with Inkwren now.`,
      `Keep this e-mail: here you can see every permission and take each back, at once and at any time:\n${consentLink(site, token)}`,
    ),
  }),
  address_next: ({ token }, site) => ({
    subject: 'Is this your new address for Inkwren?',
    text: paragraphs(
      'Hello! Somebody with an account at Inkwren would like to sign in with this address from now on.',
      `If that is you, say yes here, within a day:\n${addressLink(site, token)}`,
      'The present mailbox of the account gets a mail, too. Nothing changes before both have said yes.',
      'If you know nothing of it, do nothing: without your yes nothing changes.',
    ),
  }),
  address_taken: (_job, site) => ({
    subject: 'This address has an account at Inkwren already',
    text: paragraphs(
      'Hello! Somebody wanted to use this address for another account at Inkwren. It has one already, so nothing happens.',
      `If you cannot get in, choose “Forgot your password?” here:\n${site}/login`,
    ),
  }),
  address_present: ({ token, next }, site) => ({
    subject: 'Do you want to change your address for Inkwren?',
    text: paragraphs(
      `Hello! Somebody who is signed in, or a guardian, asks that this account signs in as ${next} from now on.`,
      `Say yes or no here, within a day:\n${addressLink(site, token)}`,
      'The new mailbox gets a mail, too. Nothing changes before both have said yes.',
      'If you know nothing of it, say no, and change your password.',
    ),
  }),
  address_of_child: ({ child, next }, site) => ({
    subject: `A new e-mail address for “${child}”`,
    text: paragraphs(
      `Hello! “${child}” is to sign in to Inkwren as ${next} from now on. Both mailboxes have been asked.`,
      `If you do not want it, take it back here before both have said yes:\n${site}/consent/children`,
    ),
  }),
  address_changed: (_job, site) => ({
    subject: 'Your new address for Inkwren is in force',
    text: paragraphs(
      'Your account signs in with this address from now on. Everything in it is as it was, and every device is signed out.',
      `Choose a password first, with “Forgot your password?”:\n${site}/login`,
    ),
  }),
  address_left: ({ next }) => ({
    subject: 'This address signs in to Inkwren no longer',
    text: paragraphs(
      `Both mailboxes have said yes: the account that signed in with this address signs in as ${next} now.`,
      'If you did not say yes, write to us at once. Our address is at the foot of every page.',
    ),
  }),
  address_refused: ({ next }) => ({
    subject: 'Your address for Inkwren stays as it is',
    text: paragraphs(
      `We could not change your address to ${next}: meanwhile it belongs to another account. You sign in as before.`,
    ),
  }),
  terms_changed: ({ token, children, changes, again }, site) => ({
    subject: `${again ? 'Reminder: ' : ''}Something changes at Inkwren, and your children need your answer`,
    text: paragraphs(
      `Hello! The terms and the privacy policy of Inkwren have changed. You have agreed for ${children.map((child) => `“${child}”`).join(' and ')}, so we ask you before anything new is done.`,
      changes.join('\n'),
      `Read more and answer here, once for all your children:\n${token === null ? `${site}/consent/children` : consentLink(site, token)}`,
      'Until you answer, reading goes on, but nothing new of your children is sent to an AI or shown to others. A “not now” is fine: everything stays as it is, and you can still agree on any day.',
    ),
  }),
  teacher_verified: (_job, site) => ({
    subject: 'Your teacher account at Inkwren is verified',
    text: paragraphs(`Good news: your account is verified.`, `Sign in here:\n${site}/login`),
  }),
  referral: ({ token, from }, site) => ({
    subject: 'A young reader recommends Inkwren',
    text: paragraphs(
      `Hello! ${from === null ? 'A young reader' : `A young reader called “${from}”`} thinks that your child would like Inkwren, and gave us this address of a grown-up.`,
      'Inkwren is a reading companion for children: choose a book, read on, and Wren, a small bird, asks about the chapters you have read.',
      `You are on our waiting list now, and we write to you when there is a place. What Inkwren is, and what it does with data:\n${site}`,
      token === undefined
        ? 'If you are not interested, do nothing.'
        : `If you are not interested, take your address off the list here, at once and without an account:\n${waitlistLink(site, token)}`,
      'Whether you do or not, we do not write again because of a recommendation.',
    ),
  }),
  grown_up_asks: ({ child, address, role }, site) => ({
    subject: `Somebody asks to see what “${child}” reads at Inkwren`,
    text: paragraphs(
      `Hello! A ${role} with the address ${address} asks to see what “${child}” reads, and how much. They see nothing unless you say yes, whatever the child answers.`,
      'Do you know this person? If you are not sure, say no, and talk with your child about who asked.',
      `Sign in and answer here:\n${site}/consent/children`,
      'If you have no account yet, use our invitation to this address. On the same page you see everybody who can see your child, and can end it for each of them.',
    ),
  }),
  prize_waiting: ({ child, item, again }, site) => ({
    subject: `${again ? 'Reminder: ' : ''}“${child}” asks you for a prize at Inkwren`,
    text: paragraphs(
      `Hello! “${child}” has saved gems by reading, and would like to spend them on “${item}”. Nothing is sent without your yes, and it costs you nothing.`,
      `Sign in and answer here:\n${site}/store`,
      'If you have no account yet, use our invitation to this address. If you find none, write to us: our address is at the foot of that page.',
      'A no gives all gems back, and so do 30 days without an answer.',
    ),
  }),
  family_reward: ({ child, item, again }, site) => ({
    subject: `${again ? 'Reminder: ' : ''}“${child}” has earned “${item}”`,
    text: paragraphs(
      `Hello! “${child}” has spent gems on your own reward “${item}”.`,
      `When you have given it, say so here, or give the gems back:\n${site}/store`,
      'After 30 days without an answer the gems go back by themselves.',
    ),
  }),
  gift_card: ({ child, item, code }) => ({
    subject: `A gift card for “${child}” from Inkwren`,
    text: paragraphs(
      `Hello! “${child}” has saved gems by reading and spent them on “${item}”. This is its code:\n${code}`,
      'We keep the code nowhere, so please keep this e-mail, and use it together.',
    ),
  }),
  deletion_asked: ({ token, child }, site) => ({
    subject: `Do you want to delete ${whose(child)} account at Inkwren?`,
    text: paragraphs(
      `Somebody signed in with this address asked us to delete ${whose(child)} account. Nothing has happened yet.`,
      `To go on, open this page and press the button there:\n${deletionLink(site, token)}`,
      'From then on the account is shut and nobody sees it. For three days the same page brings everything back. After that we delete it for good.',
      'The link holds for one day. If it was not you, do nothing, and choose a new password.',
    ),
  }),
  deletion_begun: ({ token, child, due_at }, site) => ({
    subject: `${capital(whose(child))} account at Inkwren is shut and will be deleted`,
    text: paragraphs(
      `${capital(whose(child))} account is shut. Nobody can sign in with it, and no friend, teacher or board shows it any more.`,
      `If you change your mind, this page brings everything back until ${dayInWords(due_at)}:\n${deletionLink(site, token)}`,
      'The same page shows how the deletion goes on: boards, friends and grown-ups, pictures, records, sign-in. We write once more when all of it is gone.',
    ),
  }),
  deletion_done: ({ is_child }) => ({
    subject: 'The account at Inkwren is deleted',
    text: paragraphs(
      `${is_child ? 'Your child’s account' : 'Your account'} is deleted: the sign-in, the books and results, the talks, the stories and pictures, the friends, the points and the gems.`,
      'What stays: the proof that a consent was given and has ended, for three years, without a name or an address; a note if somebody was in need, for one year, without a name or an address; the address of a parcel that is on its way, for thirty days; a scrambled form of the address that tells only that a reader of about this age was here, for half a year; a mark that the account was deleted, for thirty days; and numbers that count everybody together.',
      'Copies that we keep to restore Inkwren after an accident are overwritten within fourteen days. This is the last mail to this address about the account.',
    ),
  }),
  sign_in_made: ({ child }) => ({
    subject: `We made a new sign-in for “${child}” at Inkwren`,
    text: paragraphs(
      `Somebody who was signed in as “${child}” deleted the sign-in. For a child we do not take that for a wish to go, so we made a new one. Nothing is lost: the books, the points and the stories are there.`,
      `The old password does not work any more. The child chooses another one: on the page to sign in, with “Forgot your password?” and the code that we then send to the child’s address.`,
      'If you want the account to be deleted, ask for it on the page of your child.',
    ),
  }),
  flag_raised: ({ child, crisis, region }, site) => ({
    subject: `Please talk with “${child}” today`,
    text: paragraphs(
      `Something that “${child}” said in Inkwren makes us think of ${crises[crisis]}. It may be a misunderstanding: a program found it, not a person. Please take it seriously all the same.`,
      `If the child is in danger now, ${emergencyCall(region)}.`,
      'What helps: a quiet moment alone with the child, an open question (“How are you, really?”), listening without blame, and saying that it was right to tell. Do not promise to keep it secret.',
      `Help for children, and for you: ${helplineWords(region)}`,
      `We do not pass on what the child said. The child has been told where to find help, and our own people look at it, too.\n${site}`,
    ),
  }),
  sorrow_noticed: ({ child, child_id }, site) => ({
    subject: `A quiet moment with “${child}”?`,
    text: paragraphs(
      `A program noticed words of “${child}” in Inkwren that sound sad rather than in danger. It may be a misunderstanding.`,
      'What helps: a quiet moment, an open question (“How are you, really?”), and listening.',
      `We do not pass on what was said. The day and the place are on the page of your child, where you also choose whether we write to you about it:\n${site}/children/${child_id}`,
    ),
  }),
  flag_for_operators: ({ crisis, feature, doubtful, talks_off, escalated }, site) => ({
    subject: `${escalated ? 'Escalated: ' : ''}${doubtful ? 'A doubtful case' : 'A child may be in a crisis'}: ${crisis}`,
    text: paragraphs(
      `A child's words in ${feature.replace('_', ' ')} make us think of ${crises[crisis]}. Please look at once:\n${site}/operator?tab=flags`,
      ...(escalated ? ['An operator asks you to decide what happens next.'] : []),
      ...(doubtful
        ? ['There is one sign only, so no grown-up of the child is told. Please decide whether one must be.']
        : []),
      ...(talks_off
        ? [
            'The words may name a grown-up of the child, and a guardian has now switched off the talks in which the child told of it.',
          ]
        : []),
    ),
  }),
};

/** The subject and text of a mail. `site` is the address of the site without a trailing slash. */
export const textOf = (job: MailJob, site: string): MailText => {
  const write = texts[job.kind] as (job: MailJob, site: string) => MailText;
  return write(job, site);
};
