import { quizErrors } from '../../../../contract/errors/quiz';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** For a book that Wren does not know: explains that there is no quiz, names the alternatives and links to another book. */
export const NoQuiz = ({ onFindAnother }: { onFindAnother: () => void }) => (
  <Notice
    kind="info"
    action={
      <Button look="secondary" onClick={onFindAnother}>
        Find another book
      </Button>
    }
  >
    {quizErrors.quiz_book_unknown.text} You can keep this one on your lists all the same.
  </Notice>
);
