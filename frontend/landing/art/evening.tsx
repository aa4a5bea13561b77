import evening from './evening.svg?url';
import { WrenDrawing } from './wren-drawing';

/** An evening at home: a grown-up, a child and one book, with a bird asleep on the lamp. */
export const EveningArt = () => (
  <div className="evening">
    <img
      src={evening}
      width="480"
      height="440"
      loading="lazy"
      alt="A grown-up and a child read a book together in a big armchair."
    />
    <WrenDrawing mood="sleepy" />
  </div>
);
