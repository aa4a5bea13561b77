import { navigate } from '../../lib/navigation';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Wren } from '../../ui/wren';

/** For an address whose book is on none of the lists, such as a mistyped one. */
const UnknownBook = ({ onFindAnother }: { onFindAnother: () => void }) => (
  <Card
    aria-labelledby="unknown-book"
    className="flex animate-rise flex-wrap items-center justify-center gap-x-6 gap-y-3 text-center sm:justify-start sm:text-left"
  >
    <Wren mood="thinking" className="w-28 shrink-0" />
    <div className="grid min-w-0 gap-3">
      <div>
        <h2 id="unknown-book" className="text-2xl">
          Where is this book?
        </h2>
        <p className="text-soft">It is not on your lists. Look for it by its name!</p>
      </div>
      <p className="flex flex-wrap gap-3 max-sm:grid">
        <Button onClick={onFindAnother}>Search for it</Button>
        <Button look="secondary" onClick={() => navigate('/books', { replace: true })}>
          See the wall
        </Button>
      </p>
    </div>
  </Card>
);

export default UnknownBook;
