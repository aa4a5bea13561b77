import type { FoundBook as Found } from '../../../../contract/imports/endpoints';
import { counted } from '../../lib/counted';
import { Notice } from '../../ui/notice';

/** How the file was split, and what the operator should check. */
const splitWords: Record<Found['split_by'], string> = {
  contents: 'Split by its table of contents.',
  headings: 'Split by its headings, as it has no table of contents that can be used.',
  files:
    'Split by the parts of its file, as it has neither a table of contents nor headings that can be used.',
  nothing: 'Not split: no chapters were found in it, so quizzes are on the whole text.',
};

const partOf = /^(.*) \(part \d+\)$/;

/** Titles of the chapters that were too long for one and are stored in parts. */
const dividedIn = ({ chapters }: Found): string[] => [
  ...new Set(chapters.flatMap(({ title }) => partOf.exec(title)?.[1] ?? [])),
];

const listed = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** The content of a file: its chapters, and points that the operator should check. */
export const FoundBook = ({ found }: { found: Found }) => {
  const { chapters, left_out, split_by } = found;
  const divided = dividedIn(found);
  const words = chapters.reduce((sum, chapter) => sum + chapter.words, 0);
  const isSure = split_by === 'contents';
  return (
    <div className="grid gap-3">
      <p>
        <strong>
          {counted(chapters.length, 'chapter')}, {words.toLocaleString('en-US')} words.
        </strong>{' '}
        {isSure && splitWords.contents}
      </p>
      {!isSure && <Notice kind="info">{splitWords[split_by]} Please look through it.</Notice>}
      {divided.length > 0 && (
        <Notice kind="info">Too long for one chapter, so divided into parts: {listed(divided)}.</Notice>
      )}
      {left_out.length > 0 && (
        <p className="text-[0.9em] text-soft wrap-anywhere">Left out, as no chapters: {listed(left_out)}.</p>
      )}
      <section
        aria-label="Chapters"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken p-3"
      >
        <ol className="grid gap-3">
          {chapters.map(({ title, words: length, begins }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list never changes
            <li key={place} className="wrap-anywhere">
              <p>
                <span className="text-soft">{place + 1}.</span> <strong>{title}</strong>{' '}
                <span className="text-[0.9em] text-soft">{counted(length, 'word')}</span>
              </p>
              <p className="text-[0.9em]">{begins}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};
