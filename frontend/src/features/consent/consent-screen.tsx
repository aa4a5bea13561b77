import { useAdultTheme } from '../../lib/use-adult-theme';
import { LinkPage } from '../../subjects/links/link-page';
import { LinkedCase } from './linked-case';
import { NoLink } from './no-link';

/** The page behind a mail's link for a grown-up. */
const ConsentScreen = () => {
  useAdultTheme();
  return <LinkPage noLink={<NoLink />}>{(token) => <LinkedCase key={token} token={token} />}</LinkPage>;
};

export default ConsentScreen;
