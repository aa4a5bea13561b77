/** Words that occur before "way" or "place" in a sentence, but never in a street name. */
const connecting =
  'a|an|and|at|by|down|for|from|has|had|his|her|i|in|is|it|its|my|of|on|or|our|out|saw|the|their|this|to|up|was|were|where|with|your|pages|chapters|times|minutes|more|different|other';
const type =
  'street|st|avenue|ave|road|rd|lane|ln|drive|dr|way|court|ct|boulevard|blvd|place|pl|terrace|close|crescent|square|circle|parkway|highway|hwy|nagar|marg|colony|chowk|gali';

/** Matches each letter in both cases, for patterns that depend on the case of other letters. */
const anyCase = (pattern: string) =>
  pattern.replace(/\\.|\p{L}/gu, (found) =>
    found.startsWith('\\') ? found : `[${found.toLowerCase()}${found.toUpperCase()}]`,
  );

const begin = String.raw`(?<![\p{L}\p{N}])`;
const capital = String.raw`[\p{Lu}][\p{L}\p{M}.'’-]*`;
const word = String.raw`(?!(?:${anyCase(connecting)})(?!\p{L}))\p{L}[\p{L}\p{M}.'’-]*`;
/** Units: a number before them is no house number ("the Rue Morgue 3 times"). */
const units = anyCase(
  "times?|days?|weeks?|months?|years?|hours?|minutes?|nights?|pages?|chapters?|miles?|km|people|books?|friends?|houses|places|schools|o'clock|o’clock|am|pm|uhr|fois|veces|mal",
);
/** A house number with its prefix: 5, 12a, nº 5, número 5. */
const number = String.raw`(?:,?\s*${anyCase('(?:número|numero|numéro|núm\\.?|num\\.?|nummer|n\\.?\\s?(?:o|º|°)\\.?|nr\\.?|д\\.|дом|number|#)')}\s*|,?\s+)\d{1,4}(?:[a-zA-Z]|\s?[b-hB-H]|\s?bis|\s?ter)?(?![\p{L}\p{N}]|[.:]\d|\s+(?:${units})(?!\p{L}))`;

/** Words between the kind of a street and its name, or within the name. */
const particle = String.raw`(?:${anyCase('(?:de\\s+la|de\\s+los|de\\s+las|de|del|des|du|das|dos|da|do|dei|della|delle|degli|di|la|le|les|el|al|aux?)')}\s+|${anyCase('(?:de\\s+)?(?:l|d)|dell|all')}['’]\s?)`;
const nameOfStreet = `(?:${particle}){0,2}${word}(?:[ -]+(?:(?:${particle}){1,2}${word}|${capital})){0,4}`;

/** Kinds of streets that stand before the name and are not English words. */
const romance = anyCase(
  'rue|ruelle|chaussée|chemin|allée|impasse|quai|faubourg|calle|avenida|avda|carrer|carretera|glorieta|rua|travessa|praça|praceta|viale|piazza|piazzale|vicolo|corso|lungotevere|ulica|aleja|улица|проспект|переулок',
);
const shortened = anyCase('c\\/|avda\\.|ul\\.|al\\.|ул\\.|пр\\.');
/** Kinds of streets that are also English words: the name then has a capital letter or a particle. */
const ambiguous = anyCase(
  'avenue|av\\.?|boulevard|bd|place|route|cours|passage|square|sentier|villa|résidence|plaza|paseo|camino|travesía|ronda|rambla|alameda|largo|estrada|via|strada|carrera',
);
/** Streets that are complete without a further name. */
const whole = anyCase('gran\\s+v(?:i|í)a|las\\s+ramblas|la\\s+rambla|rambla');

const clear = String.raw`(?:(?:${romance})\s+|(?:${shortened})\s*)`;
const kinds = String.raw`(?:${clear}|(?:${ambiguous})\s+(?=${capital}|${particle}))`;

const living = String.raw`(?<=${begin}${anyCase("(?:(?:(?:i|we)(?:\\s+(?:now|also|still|both|all))?\\s+(?:live|lived|moved|stay)|(?:i am|i(?:'|’)m|im|we are|we(?:'|’)re)\\s+(?:living|staying)|(?:my|our) (?:house|home|flat|apartment|place|family) (?:is|lives))\\s+(?:on|at|in|near|to|by)|j(?:'|’)habite(?:\\s+(?:au|à|dans))?|nous habitons|ich wohne(?:\\s+(?:in|an))?|wir wohnen|vivo en|vivimos en|abito in|moro na|mieszkam (?:na|przy)|ik woon (?:op|in|aan))")}\s+(?:${anyCase('the|number|no\\.?|der|dem')}\s+)?)`;

/** Street addresses, by the forms that languages use. */
export const streets: readonly RegExp[] = [
  // 44 Rue de Rivoli, 10 rue de la paix, 12 Avenue Foch
  new RegExp(String.raw`\b\d{1,4}(?:\s?(?:bis|ter|[a-d]))?,?\s+${kinds}${nameOfStreet}`, 'gu'),
  // Rue de la Paix 4, calle Alcalá número 5, Via Roma 7, ul. Długa 5
  new RegExp(`${begin}${kinds}${nameOfStreet}${number}`, 'gu'),
  // rue victor hugo 3
  new RegExp(
    `${begin}${clear}(?:${particle}){0,2}${word}(?: (?:${particle}){0,2}${word}){0,3}?${number}`,
    'gu',
  ),
  // Gran Vía 12
  new RegExp(String.raw`${begin}(?:${whole})(?:\s+${nameOfStreet})?${number}`, 'gu'),
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
  /(?<=(?<!\p{L})(?:(?:my|our) (?:home )?address is|mon adresse est|meine adresse ist|mi dirección es|(?:il )?mio indirizzo è|meu endereço é):?\s+)[^.!?\n]{3,80}/giu,
  // Hauptstraße 5, Lange Str. 12a; Kerkstraat 10
  new RegExp(
    String.raw`${begin}(?:${capital}\s+){0,2}(?!(?:[Bb]ri|[Rr]ene)gade)\p{L}*(?:[Ss]traße|[Ss]trasse|[Ss]tr\.|[Ww]eg|[Pp]latz|[Gg]asse|[Aa]llee|damm|ufer|straat|laan|plein|gracht|kade|dijk|gatan|gata|vägen|veien|vej|gade)${number}`,
    'gu',
  ),
  // Marktgraben 3
  new RegExp(
    String.raw`${begin}\p{Lu}\p{L}{2,}(?:graben|stieg|steig|chaussee|siedlung|zeile|pfad|winkel|markt|brücke|kamp)${number}`,
    'gu',
  ),
  // Am Markt 7, Unter den Linden 77, Alter Markt 3
  new RegExp(
    String.raw`${begin}(?:Am|An\s+de[rn]|Auf\s+de[rmn]|Im|Unter\s+de[rn]|Zum|Zur|Hinter\s+de[rmn]|Vor\s+de[rmn]|Bei\s+de[rmn]|Beim|Alte[rs]?|Neue[rs]?|Große[rs]?|Kleine[rs]?|Obere[rs]?|Untere[rs]?)\s+(?!Kapitel|Jahr|Band|Teil|Alter|Ende|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\p{Lu}\p{L}{2,}(?:\s+${capital})?${number}`,
    'gu',
  ),
  // I live at Am Markt 7; ich wohne Schlossberg 3
  new RegExp(`${living}${capital}(?:[ ,-]+(?:(?:${particle}){1,2}${word}|${word})){0,4}?${number}`, 'gu'),
  // I live at am markt 7, I live at 12 elm grove
  new RegExp(
    String.raw`${living}(?<=\bat\s+)(?:${word}\s+){0,3}${word}${number}(?:,?\s+${capital}){0,3}`,
    'gu',
  ),
  new RegExp(
    String.raw`${living}\d{1,4}[a-zA-Z]?,?\s+(?!(?:${units})(?!\p{L}))(?:(?<=\bat\s+\S+\s+)|(?=\p{Lu}))${word}(?:\s+${word}){0,2}`,
    'gu',
  ),
  // 中山路88号, 渋谷2丁目5
  /\p{Script=Han}{1,10}(?:大道|胡同|丁目|路|街|巷|弄|道)?\s*\d+\s*(?:号楼|号|丁目|番地|番)(?:\s*\d+\s*(?:室|楼|单元|号楼|号)?)*/gu,
  // Postcodes of the United Kingdom and Canada
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\b/g,
];
