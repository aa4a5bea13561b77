import type { GrownUp } from '../../../../contract/friends/grown-ups';
import { since } from '../../subjects/friends/since';
import { Notice } from '../../ui/notice';
import { nameOf } from './grown-up-words';

/** Tells a student of the teachers of the own school who have been accepted automatically. */
export const News = ({ grownUps }: { grownUps: readonly GrownUp[] }) =>
  grownUps
    .filter(({ is_news }) => is_news)
    .map((grownUp) => (
      <Notice key={grownUp.id} kind="info">
        <strong>{nameOf(grownUp)}</strong> is a teacher at your school, and can see your books and points
        since {since(grownUp.since)}. Under Requests you find everybody who can.
      </Notice>
    ));
