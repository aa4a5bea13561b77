import { quizErrors } from '../../../../contract/errors/quiz';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** Of a book that Wren does not know: that there is no quiz, what can be done with it, and the way to another. */
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
