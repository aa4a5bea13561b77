import { consentVersion } from '../../../contract/consent/kinds';
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

/** How Inkwren uses the data of its users. */
export const PrivacyPolicy = () => (
  <>
    <p>
      Inkwren is made for children, so it asks for little, keeps it safe, and deletes it when asked. This is
      all of it, in plain words. Version {consentVersion}.
    </p>

    <section>
      <h2>Children’s privacy laws</h2>
      <p>
        We follow the children’s privacy law of the place where a child lives. Children may use Inkwren from
        the age of 8. Until the age in this table, nothing works before a parent or guardian has agreed and we
        have verified it.
      </p>
      <Ages />
    </section>

    <section>
      <h2>How a grown-up agrees</h2>
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
          <strong>Voice:</strong> talking aloud with Wren.
        </li>
        <li>
          <strong>Public sharing:</strong> showing comics and a place on the board to other children.
        </li>
      </ol>
      <p>
        Each can be taken back on any day, by the link in our e-mails or in the parent’s account. It counts at
        once, in the middle of a conversation too.
      </p>
    </section>

    <section>
      <h2>Who sees a child</h2>
      <p>
        A grown-up sees a child’s reading only after the child has said yes. Below the age in the table above
        that is not enough: a guardian has to say yes too, unless it is a verified teacher of the child’s
        school. The guardian’s page lists everyone who sees the child, and ends any of them. A child can
        always see which grown-ups can look in, and who has read a talk.
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
        shown to the guardian for thirty days, with its day and place and without the words.
      </p>
    </section>

    <section>
      <h2>What we keep, and why</h2>
      <KeptData />
      <p>
        We do not keep recordings of a voice: what is said becomes text, and its encrypted pieces are gone
        after an hour. We do not ask for a telephone number or a photograph. A postal address is asked for
        only when a prize has to be sent.
      </p>
    </section>

    <section>
      <h2>What goes to the AI provider</h2>
      <p>
        Quizzes, articles, chats and comics are made with models of an AI provider: {services.model}. Before a
        grown-up has agreed to the core, nothing of a child below the age of consent goes there. After that
        the username goes there once, alone, so that a program checks whether others may read it; our own
        lists have checked it before. Everything else that a child writes or says goes there only with the
        consent to AI text or to voice.
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
    </section>

    <section>
      <h2>Who else gets something</h2>
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
    </section>

    <section>
      <h2>What we never do</h2>
      <p>
        We show no ads. We sell no data. We do not follow anybody to other sites, and there are no cookies for
        that. A sign-in is remembered in the browser until somebody signs out, and with it what was read and
        written on this device; signing out forgets it.
      </p>
      <p>
        Whoever got an e-mail because a child has recommended Inkwren gets no second one for a recommendation,
        ever.
      </p>
    </section>

    <section>
      <h2>Seeing, correcting and deleting it</h2>
      <p>
        Write to <a href={`mailto:${runBy.email}`}>{runBy.email}</a> to see what we have about you or your
        child, to get a copy, to have it corrected or deleted. We do it by hand. From your request to the end
        of the deletion it takes at most 30 days, in every place where we keep data.
      </p>
    </section>

    <section>
      <h2>Changes and contact</h2>
      <p>
        When we want to collect something new or use it in a new way, we ask again first. Questions and
        requests go to <a href={`mailto:${runBy.email}`}>{runBy.email}</a>. People read them, and answer. You
        can also complain to the data protection authority of the place where you live.
      </p>
      <RunBy />
    </section>
  </>
);
