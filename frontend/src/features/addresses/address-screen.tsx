import { LinkPage } from '../../subjects/links/link-page';
import { LinkedChange, Said } from './linked-change';

const noLink = (
  <Said title="Please open the link from our e-mail">
    <p>The address of this page is complete only with the link from our e-mail.</p>
    <p>
      Look for the newest e-mail from Inkwren, in the spam folder too. To ask for another one,{' '}
      <a href="/login" className="text-accent-strong underline underline-offset-4">
        sign in
      </a>{' '}
      and look under “Profile and settings”, “Account”.
    </p>
  </Said>
);

/** The page behind a mail's link about a new address: the link proves the mailbox. */
const AddressScreen = () => (
  <LinkPage noLink={noLink}>{(token) => <LinkedChange key={token} token={token} />}</LinkPage>
);

export default AddressScreen;
