import { Wren } from '../../../ui/wren';
import { longerThan, rowFeet } from './row-of-wrens';

const written = (number: number) => number.toLocaleString('en-US');

/** The words that a child has read here, as a row of wrens. */
export const WordRow = ({ words }: { words: number }) => {
  const comparison = longerThan(rowFeet(words));
  return (
    <>
      <p>In books here you have read</p>
      <p className="font-heading text-4xl font-bold text-accent-strong">{written(words)} words</p>
      <div aria-hidden className="flex justify-center">
        <Wren mood="happy" className="w-16" />
        <Wren mood="happy" className="w-16" />
        <Wren mood="cheering" className="w-16" />
      </div>
      <p className="text-pretty">
        A winter wren is about 4 inches long. If each word were a wren, they would make a row of{' '}
        <strong>{written(rowFeet(words))} feet</strong>
        {comparison === undefined ? '.' : `. That is longer than ${comparison}!`}
      </p>
    </>
  );
};
