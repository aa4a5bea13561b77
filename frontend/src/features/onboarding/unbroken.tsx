import { Fragment } from 'react';

/** A text without a line break inside “e-mail”. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split('e-mail').map((text, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={i}>
      {i > 0 && <span className="whitespace-nowrap">e-mail</span>}
      {text}
    </Fragment>
  ));
