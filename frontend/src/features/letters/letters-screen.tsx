import { useAdultTheme } from '../../lib/use-adult-theme';
import { LinkPage } from '../../subjects/links/link-page';
import { Said } from '../../subjects/links/said';
import { buttonClass } from '../../ui/button';
import { Stopping } from './stopping';

const noLink = (
  <Said mood="thinking" title="Please open the link from the letter">
    <p>Here the weekly letter is stopped. This page needs the whole link at the foot of a letter.</p>
    <p>You can also sign in, and switch the letter off on the page of your children or classes.</p>
    <a href="/login" className={`${buttonClass()} sm:justify-self-start`}>
      Sign in
    </a>
  </Said>
);

/** The page behind the link at the foot of a weekly letter. */
const LettersScreen = () => {
  useAdultTheme();
  return <LinkPage noLink={noLink}>{(token) => <Stopping key={token} token={token} />}</LinkPage>;
};

export default LettersScreen;
