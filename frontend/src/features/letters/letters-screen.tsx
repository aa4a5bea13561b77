import { useAdultTheme } from '../../lib/use-adult-theme';
import { LinkPage } from '../../subjects/links/link-page';
import { Said } from '../../subjects/links/said';
import { Stopping } from './stopping';

const noLink = (
  <Said mood="thinking" title="Please open the link from the letter">
    <p>Here the weekly letter is stopped. This page needs the whole link at the foot of a letter.</p>
  </Said>
);

/** The page behind the link at the foot of a weekly letter. */
const LettersScreen = () => {
  useAdultTheme();
  return <LinkPage noLink={noLink}>{(token) => <Stopping key={token} token={token} />}</LinkPage>;
};

export default LettersScreen;
