import { Page } from '../../ui/page';
import type { Held } from './held';
import Rest, { restTexts } from './rest';

/** The screen that a child sees in place of what rests. */
const Resting = ({ held }: { readonly held: Held }) => (
  <Page title={restTexts[held.code].title}>
    <Rest held={held} />
  </Page>
);

export default Resting;
