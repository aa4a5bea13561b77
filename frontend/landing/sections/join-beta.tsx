import { WrenDrawing } from '../art/wren-drawing';
import { JoinLink } from '../dialogs/join-dialog';
import { Edge } from './edge';

/** The invitation at the end of the page. */
export const JoinBeta = () => (
  <section className="join" aria-labelledby="beta-title">
    <Edge />
    <WrenDrawing mood="cheering" />
    <h2 id="beta-title">Wren saves you a seat</h2>
    <p className="lead">
      Families come in a few at a time, by invitation. Leave an e-mail address, and we write when it is your
      turn.
    </p>
    <p className="actions">
      <JoinLink />
    </p>
    <p className="thanks" role="status" data-thanks />
    <p className="honest">In the beta something may not work yet, or change. Tell us, and we mend it.</p>
  </section>
);
