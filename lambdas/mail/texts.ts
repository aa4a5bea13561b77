import { emergencyCall, helplineWords } from '../safety/crisis/crisis-reply';
import type { MailJob } from './job';

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

type TextOf<K extends MailJob['kind']> = (job: Extract<MailJob, { kind: K }>, site: string) => MailText;

const closing = 'Inkwren: every book is better with a bird on your shoulder.';

const paragraphs = (...parts: string[]) => [...parts, closing].join('\n\n');

const crises = {
  'self-harm': 'not wanting to live, or of hurting oneself',
  abuse: 'being hurt by somebody',
  danger: 'being in danger',
};

const account = { student: 'a reader', teacher: 'a teacher', parent: 'a parent', any: 'a member' };

/** The secret follows the #, which browsers do not send to servers: no server logs it. */
const signUpLink = (site: string, to: string, code: string) =>
  `${site}/signup#${new URLSearchParams({ email: to, code })}`;

const consentLink = (site: string, token: string) => `${site}/consent#${token}`;

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
  consent_request: ({ token, child }, site) => ({
    subject: 'A child asks for your permission to use Inkwren',
    text: paragraphs(
      `Hello! A child${child === null ? '' : ` who calls themselves “${child}”`} would like to use Inkwren, and gave us this address as a parent's or guardian's.`,
      "Inkwren is a reading platform with quizzes about books, made for children. Below your region's age of consent we let nobody in without a grown-up's permission, and collect nothing more until we have it.",
      `Read what we would collect and why, and answer here:\n${consentLink(site, token)}`,
      'You decide on four things one by one, and can take each back at any time. After your answer we send one more e-mail, some time later, to confirm it.',
      'If you do not know the child, do nothing: without your answer the account stays shut.',
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
  teacher_verified: (_job, site) => ({
    subject: 'Your teacher account at Inkwren is verified',
    text: paragraphs(`Good news: your account is verified.`, `Sign in here:\n${site}/login`),
  }),
  referral: ({ from }, site) => ({
    subject: 'A young reader recommends Inkwren',
    text: paragraphs(
      `Hello! ${from === null ? 'A young reader' : `A young reader called “${from}”`} thinks that your child would like Inkwren, and gave us this address of a grown-up.`,
      'Inkwren is a reading companion for children: choose a book, read on, and Wren, a small bird, asks about the chapters you have read.',
      `You are on our waiting list now, and we write to you when there is a place. What Inkwren is, and what it does with data:\n${site}`,
      'If you are not interested, do nothing: we do not write again because of a recommendation.',
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
  flag_for_operators: ({ crisis, feature, doubtful }, site) => ({
    subject: `${doubtful ? 'A doubtful case' : 'A child may be in a crisis'}: ${crisis}`,
    text: paragraphs(
      `A child's words in ${feature.replace('_', ' ')} make us think of ${crises[crisis]}. Please look at once:\n${site}/operator?tab=flags`,
      ...(doubtful
        ? ['There is one sign only, so no grown-up of the child is told. Please decide whether one must be.']
        : []),
    ),
  }),
};

/** The subject and text of a mail. `site` is the address of the site without a trailing slash. */
export const textOf = (job: MailJob, site: string): MailText => {
  const write = texts[job.kind] as (job: MailJob, site: string) => MailText;
  return write(job, site);
};
