const kin =
  'mum|mom|mummy|mommy|mother|dad|daddy|father|brothers?|sisters?|twin|grandpa|grandad|granddad|grandma|granny|gran|nan|nana|nani|nonna|nonno|oma|opa|abuela|abuelo|grandmother|grandfather|grandparents|uncle|aunt|auntie|cousins?|parents|family|baby|friends?|teacher|coach|neighbours?|class|team|dogs?|cats?|hamsters?|rabbits?|pupp(?:y|ies)|kittens?|parrot|pony|horse|fish|tortoise|turtle|budgie|guinea pigs?';

const named = new RegExp(
  String.raw`\b(?:my|our) ((?:(?:best|little|big|older|younger|great|baby|new|old|small|step) ?-?)*(?:${kin}))\b`,
  'i',
);

/** Of whom the child speaks, to the child: "your little brother"; undefined if of nobody. */
export const whomIn = (text: string): string | undefined => {
  const found = named.exec(text)?.[1]?.toLowerCase();
  return found && `your ${found}`;
};
