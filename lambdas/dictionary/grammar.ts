/** Kinds of words by which the part of speech of their neighbours is known. A word may belong to several kinds. */
const words = (list: string) => {
  const all = new Set(list.split(/\s+/));
  return (word: string): boolean => all.has(word);
};

export const isArticle = words(
  `a an the this these my your its our their his her every each no another some any whose one one's many both two three four
  five six seven eight nine ten`,
);
export const isSubject = words(
  'i you he she it we they who that which what somebody nobody everybody anybody someone everyone',
);
export const isHelper = words(
  `to will would can could shall should may might must cannot don't doesn't didn't can't couldn't won't wouldn't let's do did does
  not never always ever just only also often you'll i'll he'll she'll they'll we'll it'll i'd you'd he'd she'd they'd we'd`,
);
export const isBe = words(
  `am is are was were be been being isn't aren't wasn't weren't i'm you're it's he's she's they're we're that's very so too as more
  most quite rather seem seems seemed looked felt became how less all`,
);
export const isPreposition = words(
  `of in on at with for from by into onto over under about after before behind between through across along near towards against
  without like beside around than up down off out`,
);
export const isObject = words('it him them me us you himself herself itself themselves myself yourself');
export const isHave = words("have has had having i've you've they've we've haven't hasn't hadn't");
export const isJoining = words('and or but nor than then when while if because as until');

const kinds = [isArticle, isSubject, isHelper, isBe, isPreposition, isObject, isHave, isJoining];

/** Whether a word has a content of its own: it is neither a word of grammar nor the end of a phrase. */
export const isContent = (word: string): boolean => word !== '' && !kinds.some((is) => is(word));
