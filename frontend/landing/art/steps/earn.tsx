import earn from './earn.svg?url';

/** A jar that fills day by day, a flame for the streak, and a parcel at the end. */
export const EarnArt = () => <img src={earn} width="284" height="232" loading="lazy" alt="" />;
