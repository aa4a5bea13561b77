/** Words that stand before "way" or "place" in a sentence, but in no street's name. */
const connecting =
  'a|an|and|at|by|down|for|from|his|her|i|in|is|it|its|my|of|on|or|our|out|the|their|this|to|up|was|with|your|pages|chapters|times|minutes|more';
const type =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|way|court|ct|boulevard|blvd|place|pl|terrace|close|crescent|square|circle|parkway|highway|hwy|nagar|marg|colony|chowk|gali';
const capital = String.raw`[\p{Lu}][\p{L}\p{M}.'’-]*`;
const number = String.raw`\d{1,4}\s?[a-zA-Z]?\b`;

/** Addresses in streets, by how a language writes them. */
export const streets: readonly RegExp[] = [
  // 12 Maple Street, 221b Baker St.
  new RegExp(
    String.raw`\b\d{1,5}[a-z]?,?\s+(?:(?!(?:${connecting})\b)\p{L}[\p{L}\p{M}.'’-]*\s+){1,4}?(?:${type})\b\.?`,
    'giu',
  ),
  // I live on Maple Street
  new RegExp(
    String.raw`(?<=\b(?:live|lives|living|house is|home is)\s+(?:on|at|in|near)\s+(?:the\s+)?)(?:(?!(?:${connecting})\b)\p{L}[\p{L}\p{M}.'’-]*\s+){1,4}?(?:${type})\b\.?`,
    'giu',
  ),
  // My address is …, to the end of the sentence.
  /(?<=\bmy (?:home )?address is:?\s+)[^.!?\n]{3,80}/giu,
  // Hauptstraße 5, Lange Str. 12a; Kerkstraat 10
  new RegExp(
    String.raw`(?:${capital}\s+){0,2}(?:${capital})?(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Pp]latz|[Gg]asse|[Aa]llee|damm|ufer|straat|laan|plein|gracht|kade|dijk|gatan|vägen|vej|gade)\s+${number}`,
    'gu',
  ),
  // 10 rue de la Paix
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|bd|place|chemin|allée|impasse|route|quai)\s+(?:de\s+la\s+|de\s+l['’]|des\s+|du\s+|de\s+|d['’])?\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3}/gu,
  // Rue de la Paix 4
  /(?<![\p{L}])(?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Bb]d|[Cc]hemin|[Aa]llée|[Ii]mpasse|[Qq]uai)\s+(?:de\s+la\s+|de\s+l['’]|des\s+|du\s+|de\s+|d['’])?\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*){0,3},?\s+\d{1,4}\b/gu,
  // Calle Mayor 3, Rua das Flores, 12, Via Roma 7, ul. Długa 5, улица Ленина, д. 5
  new RegExp(
    String.raw`(?<![\p{L}])(?:[Cc]alle|[Cc]/|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Rr]ua|[Tt]ravessa|[Pp]raça|[Vv]ia(?:le)?|[Pp]iazza|[Cc]orso|ul\.|ulica|al\.|ул\.|улица|проспект|пр\.|переулок)\s+(?:(?:de|del|de la|de los|das|dos|da|do|dei|della)\s+)*(?:${capital}[ ,]+){1,4}(?:(?:n\.?[oº]?|nº|д\.|дом)\s*)?\d{1,4}\b`,
    'gu',
  ),
  // 中山路88号, 渋谷2丁目5
  /\p{Script=Han}{1,10}(?:大道|胡同|丁目|路|街|巷|弄|道)?\s*\d+\s*(?:号楼|号|丁目|番地|番)(?:\s*\d+\s*(?:室|楼|单元|号楼|号)?)*/gu,
  // Postcodes of the United Kingdom and of Canada.
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/g,
];
