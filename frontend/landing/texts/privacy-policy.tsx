import { consentVersion } from '../../../contract/consent-kinds';
import { KeptData } from './kept-data';
import { RunBy, runBy } from './run-by';

/** The age from which a child decides alone, and the law behind it. */
const ages = [
  { place: 'United States', age: 13, law: 'COPPA, with its amendments of 2025; in California also SB 243' },
  {
    place: 'Europe',
    age: 16,
    law: 'GDPR, article 8, at its strictest; in the United Kingdom the Children’s Code',
  },
  { place: 'India', age: 18, law: 'Digital Personal Data Protection Act' },
  { place: 'China', age: 14, law: 'Personal Information Protection Law, rules for minors' },
  { place: 'Canada', age: 13, law: 'PIPEDA and the Privacy Commissioner’s guidance' },
];

const Ages = () => (
  <div className="scrolls">
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

/** What happens to the data that users give Inkwren. */
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
          <strong>AI text:</strong> chats about a book, and feedback on what the child writes.
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
      <h2>What we keep, and why</h2>
      <KeptData />
      <p>
        We do not keep recordings of a voice: what is said becomes text, and the sound is gone. We do not ask
        for a home address, a telephone number or a photograph.
      </p>
    </section>

    <section>
      <h2>What goes to the AI provider</h2>
      <p>
        Quizzes, chats and comics are made with a model of an AI provider. What we send carries no name, no
        e-mail address and no school, and no number that stands for the child. Names, telephone numbers and
        addresses in a child’s own words are replaced before they leave. The provider may not keep what it is
        sent, and may not learn from it. What goes there and what comes back is checked for harm.
      </p>
    </section>

    <section>
      <h2>What we never do</h2>
      <p>
        We show no ads. We sell no data. We do not follow anybody to other sites, and there are no cookies for
        that. A sign-in is remembered in the browser until somebody signs out. Covers of books are loaded from
        Open Library, which thereby learns an internet address and which cover was looked at, and nothing
        about the child. A preview of an older book shows its pages from the Internet Archive, when somebody
        asks for it: the Archive learns an internet address and which book was opened. It is kept from cookies
        where the browser can do that, and does not learn which page or account it was opened from.
      </p>
    </section>

    <section>
      <h2>Seeing, correcting and deleting it</h2>
      <p>
        You can see what we have about you or your child, get a copy, correct it, or have it deleted: in the
        account, or with an e-mail to us. From your request to the end of the deletion it takes at most 30
        days, in every place where we keep data. A child can always see which grown-ups can look in.
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
