import type { ReactNode } from 'react';
import { graceDays } from '../../../contract/deletion/stages';
import { anchorOf } from '../../src/subjects/terms/anchor-of';
import { KeptData } from './kept-data';
import { RunBy, runBy } from './run-by';
import { services } from './services';

/** The age from which a child decides alone, and the law behind it. */
const ages = [
  {
    place: 'United States',
    age: '{{consentAges.United States}}',
    law: 'COPPA, with its amendments of 2025; in California also SB 243',
  },
  {
    place: 'Europe',
    age: '{{consentAges.Europe}}',
    law: 'GDPR, article 8, at its strictest; in the United Kingdom the Children’s Code',
  },
  { place: 'India', age: '{{consentAges.India}}', law: 'Digital Personal Data Protection Act' },
  {
    place: 'China',
    age: '{{consentAges.China}}',
    law: 'Personal Information Protection Law, rules for minors',
  },
  { place: 'Canada', age: '{{consentAges.Canada}}', law: 'PIPEDA and the Privacy Commissioner’s guidance' },
];

const Ages = () => (
  // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <div className="scrolls" role="group" aria-label="Ages by place" tabIndex={0}>
    <table>
      <caption>Below this age a parent or guardian decides</caption>
      <thead>
        <tr>
          <th scope="col">Where the child lives</th>
          <th scope="col">Age</th>
          <th scope="col">Law</th>
        </tr>
      </thead>
      <tbody>
        {ages.map(({ place, age, law }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td>{age}</td>
            <td>{law}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The titles of its sections, in order. */
export const policyTitles = [
  'Children’s privacy laws',
  'How a grown-up agrees',
  'Who sees a child',
  'What we keep, and why',
  'What goes to the AI provider',
  'Who else gets something',
  'What we never do',
  'Seeing, correcting and deleting it',
  'Changes and contact',
] as const;

interface SectionProps {
  readonly title: (typeof policyTitles)[number];
  readonly children: ReactNode;
}

const Section = ({ title, children }: SectionProps) => (
  <section id={anchorOf(title)}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** How Inkwren uses the data of its users. */
export const PrivacyPolicy = () => (
  <>
    <p>
      Inkwren is made for children, so it asks for little, keeps it safe, and deletes it when asked. This is
      all of it, in plain words. Version {'{{terms.version}}'}.
    </p>

    <Section title="Children’s privacy laws">
      <p>
        We follow the children’s privacy law of the place where a child lives. Children may use Inkwren from
        the age of 8. Until the age in this table, nothing works before a parent or guardian has agreed and we
        have verified it.
      </p>
      <Ages />
    </Section>

    <Section title="How a grown-up agrees">
      <p>
        The method is called “e-mail plus”. The child names a grown-up’s address, and we write to it. The
        grown-up answers, and some time later we write once more: only the link in the second e-mail makes the
        answer count. A school can agree in the parents’ place, for use in school only.
      </p>
      <p>There are four separate consents, and none is preset. A no to one leaves the others working:</p>
      <ol>
        <li>
          <strong>Core:</strong> the account, the shelves, quizzes, points and streaks. Without it, there is
          no account.
        </li>
        <li>
          <strong>AI text:</strong> chats about a book, the daily articles, stories and comics, feedback on
          what the child writes, and books recommended for interests that were typed in.
        </li>
        <li>
          <strong>Voice:</strong> talking aloud with Wren, and hearing books in Wren’s voice, for which only
          the words of the book go to the AI provider.
        </li>
        <li>
          <strong>Public sharing:</strong> showing comics and a place on the board to other children.
        </li>
      </ol>
      <p>
        Each can be taken back on any day, by the link in our e-mails or in the parent’s account. It counts at
        once, in the middle of a conversation too.
      </p>
    </Section>

    <Section title="Who sees a child">
      <p>
        A grown-up sees a child’s reading only after the child has said yes. Below the age in the table above
        that is not enough: a guardian has to say yes too, unless it is a verified teacher of the child’s
        school. Two of our own people verify a teacher, or end a guardian’s say; one alone never does. The
        guardian’s page lists everyone who sees the child, and ends any of them. A child can always see which
        grown-ups can look in, and who has read a talk.
      </p>
      <p>
        A verified teacher may give a pupil without an e-mail address a badge with a code. It lets the pupil
        in only on a device that the teacher has opened for the class, and only until midnight there. The
        guardian’s page shows since when a child has a badge, and ends it.
      </p>
      <p>
        Friends see each other’s books, points and reading days. A child below that age is found by other
        children only when the guardian has switched it on. A username is shown to other people only after it
        has been checked.
      </p>
      <p>
        When a child’s own words make our program think of a crisis, the child gets a fixed answer with a
        helpline. The guardians and the verified teachers of the school get an e-mail without the words, and
        our own people look at it; a student who is old enough to decide alone has all accepted, verified
        grown-ups written to. A grown-up whom the words may mean is not told. In a doubtful case the child
        gets the help lines beside the answer, and only our own people look at it. A sorrow without danger is
        shown to the guardian for thirty days, with its day and place and without the words, and mailed at
        once to a guardian who wants that. One of them may read the one message that it is about, if that is
        needed to help; each look is recorded. What our people did about a danger is shown there, too.
      </p>
      <p>
        Guardians and teachers who see a child can give it stickers and sentences of a fixed list. Nothing
        that they write themselves reaches the child that way.
      </p>
      <p>
        A guardian can switch parts off for a child, and set quiet hours and minutes of screen time a day.
        Only while there is a limit do we count a child’s minutes: how many there were on a day, not what was
        done in them. Every change is kept for a year, with who made it, for the guardians. Nothing of this
        ever shuts help.
      </p>
      <p>
        A child without an e-mail address signs in with four pictures, only on a device that its guardian has
        made one of the family. We keep the pictures as a code that cannot be read back, with the name that
        the guardian gave the device and its last use. Whoever has such a device may see the names and the
        signs of the children there. The guardian can end it at any time, and when the guardian’s say ends,
        the device no longer lets the child in.
      </p>
      <p>
        A guardian may switch on a weekly letter by e-mail: what was read, words met, missed questions, and a
        comic only if the child shares it. It contains nothing of the talks, and one click in the letter ends
        it. A verified teacher may have one about the classes, which names no child. No letter goes to a
        mailbox with which a child signs in.
      </p>
    </Section>

    <Section title="What we keep, and why">
      <KeptData />
      <p>
        We do not keep recordings of a voice: what is said becomes text, and its encrypted pieces are gone
        after an hour. We do not ask for a telephone number or a photograph. A postal address is asked for
        only when a prize has to be sent.
      </p>
    </Section>

    <Section title="What goes to the AI provider">
      <p>
        Quizzes, articles, chats and comics are made with models of an AI provider: {services.model}. Before a
        grown-up has agreed to the core, nothing of a child below the age of consent goes there. After that
        the username goes there once, alone, so that a program checks whether others may read it; our own
        lists have checked it before. Everything else that a child writes or says goes there only with the
        consent to AI text or to voice. The names that grown-ups give to rewards and classes go there alone,
        too, to be checked before a child reads them.
      </p>
      <p>
        What a child writes goes there without e-mail address, school or account number; the age becomes a
        school year. Our own program replaces names, home towns, birth dates, telephone numbers, addresses and
        names on other sites in the child’s words before they leave. It finds most of them, not each. In
        stories for comics, people and places get invented names. Spoken words leave as they are: the sound
        goes to the provider with everything that is said in it. What goes there and what comes back is
        checked for harm.
      </p>
      <p>
        A place that is open to the public is run only with a provider that allows data of children, keeps
        nothing of what it is sent, and does not learn from it.
      </p>
    </Section>

    <Section title="Who else gets something">
      <ul>
        <li>
          <strong>Amazon Web Services</strong> runs our computers and stores all that we keep. Its mail
          service sends our e-mails, and learns the address and the text of each.
        </li>
        <li>
          <strong>The catalogue of books</strong>, {services.catalogue}, gets the words of a search from our
          computers, without who searched.
        </li>
        <li>
          <strong>The dictionary</strong>, {services.dictionary}, gets a word that was looked up from our
          computers, without who looked it up.
        </li>
        <li>
          <strong>Open Library</strong> shows the covers of books: it learns the internet address of the
          device and which cover was looked at.
        </li>
        <li>
          <strong>The Internet Archive</strong> shows pages of an older book, when somebody asks for it: it
          learns the internet address of the device and which book was opened. It is kept from cookies where
          the browser can do that, and does not learn which page or account it was opened from.
        </li>
        <li>
          <strong>Whoever brings a prize</strong> gets the postal address.
        </li>
      </ul>
    </Section>

    <Section title="What we never do">
      <p>
        We show no ads. We sell no data. We do not follow anybody to other sites, and there are no cookies for
        that. A sign-in is remembered in the browser until somebody signs out, and with it what was read and
        written on this device; signing out forgets it.
      </p>
      <p>
        Whoever got an e-mail because a child has recommended Inkwren gets no second one for a recommendation,
        ever.
      </p>
    </Section>

    <Section title="Seeing, correcting and deleting it">
      <p>
        A copy of what we have about you is a button among the settings of your account; that of your child is
        on the page of your children. It is one file with a page to read, and nobody else’s data is in it.
        Only who asked for it can download it, for a day; then we delete the file. A child for whom a grown-up
        decides gets it from that grown-up.
      </p>
      <p>
        A new e-mail address is asked for in the account. It counts only when the mailboxes of both addresses
        have said yes; below the age of consent the guardians are told.
      </p>
      <p>
        Everybody corrects their year of birth, region and school under “My details”, and a guardian those of
        a child on the page of the child. What lets a child decide alone earlier holds only when a guardian
        has agreed, or two of our own people for a child without a guardian. Whoever becomes too young to
        decide alone is let in again only with a grown-up’s yes. The age grows by itself, on 1 January after
        the year of the birthday. A student who reaches the age in the table above is asked what guardians go
        on seeing; until the answer nothing changes.
      </p>
      <p>
        Whoever decides alone deletes their own account with a button, under “Profile and settings”,
        “Account”. For a child below the age in the table above, a guardian does it on the page “Your
        children”. We send a link, and nothing happens before it is opened and confirmed. From then on the
        account is shut: nobody can sign in with it, and nobody sees it. For {graceDays} days the same link
        brings everything back. Then all of it is deleted, and we write when that is done. From the request to
        the end it takes at most 30 days, in every place where we keep data.
      </p>
      <p>Our own people look at some deletions first, for ten days at most.</p>
      <p>
        What stays: the proof that a consent was given and has ended, for three years; that a child was in
        need, for one year; a scrambled form of the e-mail address with an age, for half a year, so that
        nobody comes back with another age; what was sent where and when, of a prize that is on its way, for
        at most thirty days; and numbers that count everybody together. The first two are kept without a name
        or an address.
      </p>
      <p>
        Without an account, write to <a href={`mailto:${runBy.email}`}>{runBy.email}</a> to see what we have
        about you or your child, or to have it corrected or deleted. We do it by hand.
      </p>
    </Section>

    <Section title="Changes and contact">
      <p>
        When we want to collect something new or use it in a new way, we ask again first: members in Inkwren,
        the grown-ups of younger children by e-mail too, and the school where it has agreed in their place.
        Until the answer reading goes on, and nothing new is sent to an AI or shown to others; a “not now”
        changes nothing else. Every answer is kept with the version that it was about.
      </p>
      <p>
        Questions and requests go to <a href={`mailto:${runBy.email}`}>{runBy.email}</a>. People read them,
        and answer. You can also complain to the data protection authority of the place where you live.
      </p>
      <RunBy />
    </Section>
  </>
);
