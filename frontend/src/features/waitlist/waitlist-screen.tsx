import { useAdultTheme } from '../../lib/use-adult-theme';
import { LinkPage } from '../../subjects/links/link-page';
import { Said } from '../../subjects/links/said';
import { Leaving } from './leaving';

const noLink = (
  <Said mood="thinking" title="Please open the link from our e-mail">
    <p>Here an address leaves the waiting list. This page needs the whole link from our e-mail.</p>
    <p>Look for the newest e-mail from Inkwren, in the spam folder too, and open its link.</p>
  </Said>
);

/** The page behind the link of a recommendation's mail. */
const WaitlistScreen = () => {
  useAdultTheme();
  return <LinkPage noLink={noLink}>{(token) => <Leaving key={token} token={token} />}</LinkPage>;
};

export default WaitlistScreen;
