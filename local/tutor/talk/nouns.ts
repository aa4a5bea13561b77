/** What children tell about: the first of these words stands for it in a reply. */
const nouns: Readonly<Record<string, string>> = {
  pet: 'dog cat hamster rabbit puppy kitten parrot goldfish',
  family: 'mum mom dad brother sister grandpa grandma gran uncle aunt cousin baby',
  food: 'pasta pizza pancakes spaghetti soup lunch dinner breakfast',
  sport: 'football soccer swimming swim basketball dancing gymnastics tennis',
  outing: 'beach zoo park museum sea holiday',
  thing: 'tablet phone car computer bike game',
};

/** The word of the kind that an act is about; undefined if the text has none. */
export const nounIn = (text: string, kind: string): string | undefined => {
  const words = nouns[kind];
  if (words === undefined) return undefined;
  const pattern = new RegExp(String.raw`\b(?:guinea pig|ice cream|${words.split(' ').join('|')})\b`, 'i');
  const found = pattern.exec(text)?.[0].toLowerCase();
  return found === 'swim' ? 'swimming' : found;
};
