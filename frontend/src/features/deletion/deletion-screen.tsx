import { useAdultTheme } from '../../lib/use-adult-theme';
import { LinkPage } from '../../subjects/links/link-page';
import { LinkedDeletion } from './linked-deletion';
import { NoLink } from './no-link';

/** The page behind a mail's link: confirms a deletion, takes it back, and shows how it goes on. */
const DeletionScreen = () => {
  useAdultTheme();
  return <LinkPage noLink={<NoLink />}>{(token) => <LinkedDeletion key={token} token={token} />}</LinkPage>;
};

export default DeletionScreen;
