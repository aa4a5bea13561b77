import kept from './kept-data.json';

/** All stored personal data, with its retention: `npm run kept-data` writes the rows from the declarations of the items. */
export const KeptData = () => (
  // biome-ignore lint/a11y/useSemanticElements: a section would be one more landmark
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
  <div className="scrolls kept" role="group" aria-label="What we keep" tabIndex={0}>
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
