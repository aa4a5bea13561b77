/** What children tell about: the first of these words stands for it in a reply. */
const nouns: Readonly<Record<string, string>> = {
  pet: 'dog dogs cat cats hamster rabbit puppy kitten parrot goldfish pony horse turtle budgie mouse snake',
  family:
    'mum mom mummy mommy dad daddy brother sister grandpa grandma granny gran nana uncle aunt auntie cousin baby family',
  food: 'pasta pizza pancakes spaghetti soup lunch dinner breakfast cake rice noodles chocolate ice-cream cookies',
  sport:
    'football soccer swimming swim basketball dancing dance gymnastics tennis hockey judo karate ballet skating chess',
  outing: 'beach zoo park museum sea cinema mountains forest pool farm',
  thing: 'tablet phone car computer bike game skateboard lego scooter',
};

const asNoun: Readonly<Record<string, string>> = { swim: 'swimming', dance: 'dancing', lego: 'Lego' };

/** The word of the kind that an act is about; undefined if the text has none. */
export const nounIn = (text: string, kind: string): string | undefined => {
  if (kind === 'wise saying')
    return /\bmy (\w+) (?:always )?(?:says|told|thinks)\b/i.exec(text)?.[1]?.toLowerCase();
  const words = nouns[kind];
  if (words === undefined) return undefined;
  const pattern = new RegExp(String.raw`\b(?:guinea pig|ice cream|${words.split(' ').join('|')})\b`, 'i');
  const found = pattern.exec(text)?.[0].toLowerCase();
  return found && (asNoun[found] ?? found);
};

/** "He is called Biscuit", "her name is Mia". */
export const nameIn = (text: string): string | undefined =>
  /\b(?:called|named|name is|name's|names) (\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1];

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const numberWord = (number: number): string => numbers[number] ?? String(number);
