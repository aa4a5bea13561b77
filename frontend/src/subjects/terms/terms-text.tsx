import type { ReactNode } from 'react';
import { graceDays } from '../../../../contract/deletion/stages';
import { minimumAge } from '../../../../contract/rules/onboarding';
import { latestVersion } from '../../../../contract/terms/versions';
import { anchorOf } from './anchor-of';

interface TermsTextProps {
  /** The level of the headings, below the heading of the surrounding page. */
  readonly heading?: 'h2' | 'h3';
  /** The version, as the stage states it on a public page. */
  readonly version?: string;
}

const sections: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Fair use',
    text: (
      <>
        <p>
          Inkwren is for reading, asking, writing and having fun with it. Do your quizzes, stories and
          articles yourself; points that were not earned can be taken back.
        </p>
        <p>
          Be kind. Do not write what hurts, frightens or shames somebody, and do not put anybody’s address,
          telephone number or other private things into a story. Do not use somebody else’s account, and do
          not try to break Inkwren or to read what is not meant for you.
        </p>
      </>
    ),
  },
  {
    title: 'How data is used',
    text: (
      <>
        <p>
          We keep what Inkwren needs to work: the account, the shelves, what was read, answered and written.
          What an AI gets to read comes without e-mail address, school or account number. There are no ads,
          and nothing is sold.
        </p>
        <p>
          The <a href="/privacy">Privacy Policy</a> says all of it, and how to have everything deleted.
        </p>
      </>
    ),
  },
  {
    title: 'Who may join',
    text: (
      <>
        <p>
          You need an invitation, and you have to be at least {minimumAge} years old. Where you live there is
          an age from which you may decide about your data yourself. Below it, a parent or guardian has to
          agree before you start, and may take that back at any time.
        </p>
        <p>Teachers and parents have to be grown up, and teachers are verified before they see a class.</p>
      </>
    ),
  },
  {
    title: 'What belongs to whom',
    text: (
      <>
        <p>
          What you write is yours. You allow us to store it, to show it to you and to the people you or your
          grown-up chose, and to have it turned into a picture when you ask for that. Nothing more.
        </p>
        <p>
          Inkwren itself, Wren and our own stories belong to us. Other books belong to their authors and
          publishers; we name them, and do not copy them.
        </p>
      </>
    ),
  },
  {
    title: 'Ending it',
    text: (
      <p>
        You, or your grown-up, can delete the account whenever you like: under “Profile and settings”,
        “Account”, and for a child on the page “Your children”. For {graceDays} days you can bring it back;
        the data is gone within 30 days. The <a href="/privacy">Privacy Policy</a> says what stays. We can
        close an account that hurts others or breaks these terms. We say why, and a grown-up can ask us to
        look again. Gems and points are part of the game: they are not money, and they end with the account.
      </p>
    ),
  },
  {
    title: 'When these terms change',
    text: (
      <p>
        When something important changes, we ask you again before you go on, and tell the grown-up who agreed
        for you. Until somebody has agreed to the new terms, nothing new is done with your data.
      </p>
    ),
  },
];

/** The titles of its sections, in order. */
export const termsTitles = sections.map(({ title }) => title);

/** The Terms and Conditions, for every page that shows them. */
export const TermsText = ({ heading: Heading = 'h2', version = latestVersion.number }: TermsTextProps) => (
  <>
    <p>These are the rules of Inkwren, in words that are meant to be read. Version {version}.</p>
    {sections.map(({ title, text }) => (
      <section key={title} id={anchorOf(title)}>
        <Heading>{title}</Heading>
        {text}
      </section>
    ))}
  </>
);
