import { termsForAdults, termsForChildren } from '../../subjects/terms/in-short';
import { Picture } from './picture';

/** The terms in a few sentences, each beside a picture. */
export const TermsInShort = ({ student }: { student: boolean }) => (
  <ul aria-label="The terms in short" className="grid gap-2.5">
    {(student ? termsForChildren : termsForAdults).map(({ picture, text }) => (
      <li key={text} className="flex items-center gap-3">
        <Picture name={picture} className="size-10 shrink-0 crowded:hidden" />
        <span className="min-w-0 leading-snug">{text}</span>
      </li>
    ))}
  </ul>
);
