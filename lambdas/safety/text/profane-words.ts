// The word list is by Shutterstock and others, CC BY 4.0: https://www.npmjs.com/package/naughty-words
import english from 'naughty-words/en.json';

/** Entries that also have a harmless sense in children's books and stories. */
const harmless = new Set(
  'ass,bareback,big black,big knockers,butt,cock,cocks,dick,dingleberries,dingleberry,dog style,domination,escort,fingering,giant cock,girl on,grope,hard core,hardcore,honkey,hooker,hot chick,huge fat,jelly donut,lemon party,make me come,mr hands,octopussy,pegging,poof,scat,snatch,snowballing,spunk,strap on,suck,sucks,swinger,taste my,tied up,tight white,tit,tits,tongue in a,tushy,twinkie,undressing,wrapping men,xx'.split(
    ',',
  ),
);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** The source of a regular expression that matches one of the words, for case-insensitive Unicode expressions. English only. */
export const profaneWords = `(?:${english
  .filter((word) => /^[a-z]/.test(word) && !harmless.has(word))
  .map(escaped)
  .join('|')})`;
