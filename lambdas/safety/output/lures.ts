import { signsForLetters } from '../text/look-alikes';

/** Phrases that lure a child, in the languages of the product: the rules for texts of a model know English only. */
const lures = [
  /\b(?:secret|surprise) (?:just |only )?(?:for|between) (?:us|the two of us)\b|\bcome (?:over|round) to (?:mine|me|my)\b/iu,
  /\b(?:send|take|share|show)(?: me| us)?(?: \p{L}+)? (?:pics?|photos?|pictures?|selfies?|nudes?)\b|\b(?:if|when) you (?:send|meet|show)\b/iu,
  /\b(?:whats ?app|snap(?:chat)?|telegram|discord|insta(?:gram)?|tik ?tok|kik) (?:me|us)\b|\b(?:add|dm|text) me\b|\bmy (?:phone )?number\b/iu,
  /\b(?:naked|nude|in your (?:underwear|swimsuit|bikini|pyjamas|pajamas))\b/iu,
  /\b(?:nuestro|mi|un) (?:pequeño )?secreto\b|\ben secreto\b|\bno (?:se )?lo (?:digas|cuentes)\b|\b(?:ven|vente) a mi casa\b/iu,
  /\b(?:notre|un|mon) (?:petit )?secret\b|\b(?:ne )?(?:le )?dis (?:rien|pas) à\b|\b(?:viens|venez) (?:chez moi|à la maison de)\b/iu,
  /\b(?:unser|mein|ein) (?:kleines )?geheimnis\b|\bsags? (?:es )?(?:niemandem|keinem|nicht)\b|\bkomm zu mir\b/iu,
  /मेरे घर|घर आओ|किसी को (?:मत|न) |राज़ |मत बताना|\b(?:mere|mera) ghar\b|\bkisi ko mat\b|\bmat batana\b/iu,
  /来我家|來我家|到我家|别告诉|別告訴|不要告诉|不要告訴|秘密/u,
];

/** Joins at least four letters with single spaces or signs between them, as in `C o m e`; two spaces separate words. */
const joined = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}(?![\p{L}\p{N}])){3,}/gu, (letters) =>
    letters.replace(/[ .*_-]/g, ''),
  );

/** The lures above have single spaces between their words. */
const inOneSpace = (text: string) => text.replace(/\s+/g, ' ');

/** The readings of a name: as written, with digits in words as the letters that they resemble, and with spaced letters joined. */
export const readingsOf = (name: string): string[] => {
  const text = name.normalize('NFKC');
  const plain = text
    .replace(/(?<=\p{L})[013457@$]+/gu, (signs) => [...signs].map((sign) => signsForLetters[sign]).join(''))
    .replace(/[013457@$]+(?=\p{L})/gu, (signs) => [...signs].map((sign) => signsForLetters[sign]).join(''));
  return [...new Set([text, plain, joined(text)].map(inOneSpace))];
};

export const isLure = (name: string): boolean => lures.some((lure) => lure.test(name));
