import { minimumAge } from '../../../../contract/rules/onboarding';

interface Rule {
  /** A drawing of `public/likes`. */
  readonly picture: string;
  readonly text: string;
}

/** The Terms and Conditions in at most 120 words that a child of eight can read alone. Each sentence is true to the full text. */
export const termsForChildren: readonly Rule[] = [
  { picture: 'open-book', text: 'Read, ask, write and have fun. Do your own work.' },
  {
    picture: 'red-heart',
    text: 'Be kind. Do not hurt or scare people. Keep addresses and phone numbers out of your stories.',
  },
  {
    picture: 'locked',
    text: 'We keep what you read and write. The AI does not get your e-mail or your school. We show no ads. We sell nothing.',
  },
  {
    picture: 'envelope',
    text: `You need an invitation, and you must be ${minimumAge} or more. If you are young, a grown-up must say yes first.`,
  },
  {
    picture: 'writing-hand',
    text: 'What you write is yours. We show it to you and to people you or your grown-up chose.',
  },
  {
    picture: 'door',
    text: 'You or your grown-up can close your account. We can close it if you hurt others.',
  },
  { picture: 'bell', text: 'If a big rule changes, we ask again.' },
];

/** The same for teachers and parents. */
export const termsForAdults: readonly Rule[] = [
  {
    picture: 'open-book',
    text: 'Inkwren is for reading. Be kind, keep private things out of it, and use your own account only.',
  },
  {
    picture: 'locked',
    text: 'We keep what it needs to work. What an AI gets to read comes without e-mail address, school or account number. There are no ads, and nothing is sold.',
  },
  {
    picture: 'envelope',
    text: 'You need an invitation. Below the age of consent a parent or guardian has to agree before a child starts. Teachers are verified before they see a class.',
  },
  { picture: 'writing-hand', text: 'What you write is yours.' },
  {
    picture: 'door',
    text: 'You can delete the account whenever you like. We can close one that hurts others or breaks the terms, and say why.',
  },
  { picture: 'bell', text: 'When something important changes, we ask you again.' },
];
