/** Words with which a child takes leave of its companion, or asks to be let go. */
const farewell =
  /\b(?:bye|goodbye|good night|night night|see (?:you|ya)|so long|ciao|adi[oó]s|au revoir|tsch(?:ü|ue)ss|(?:can|let us|let['’]?s|may) (?:we|I)? ?(?:stop|finish)|(?:have|need|got|want) to (?:go|leave|sleep)|gotta go|gtg|g2g|(?:I['’]?m|I am|that['’]?s|that is) (?:(?:so|too|very|really|getting|a (?:bit|little)) )*(?:done|tired|sleepy|all|it)|it['’]?s late|it is late|read (?:on|it|the next one) (?:tomorrow|later))\b|^(?:ok )?(?:done|stop|yawn|enough|finished)[\s.!]*$/iu;

/** A farewell may be answered without a question: the child may go. */
export const isFarewell = (words: string): boolean => farewell.test(words.trim());
