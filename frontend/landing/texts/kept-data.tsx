const kept = [
  {
    what: 'E-mail address',
    why: 'To sign in, and to write about the account',
    until: 'the account is deleted',
  },
  {
    what: 'Username, age, region, school if invited by one',
    why: 'To greet, to apply the right law, to find the class',
    until: 'the account is deleted',
  },
  {
    what: 'Interests, books, ratings, pages and minutes read, answers, stories, chats as text, points and gems',
    why: 'To be what Inkwren is: shelves, quizzes, comics, rewards',
    until: 'the account is deleted',
  },
  {
    what: 'A grown-up’s address and each yes and no',
    why: 'To prove that consent was given, and to take it back',
    until: 'the account is deleted',
  },
  { what: 'An address on the waitlist', why: 'To invite', until: 'two years later, or earlier if you ask' },
  { what: 'Technical logs, without anything a child wrote', why: 'To find faults', until: '90 days later' },
];

/** All stored personal data, with its retention. */
export const KeptData = () => (
  <div className="scrolls">
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Why</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ what, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{why}</td>
            <td>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
