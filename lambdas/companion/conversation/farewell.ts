/** Words with which a child takes leave of its companion, or asks to be let go. */
const farewells: readonly RegExp[] = [
  /\b(?:bye|goodbye|good ?night|night(?:y)? night|nighty|see (?:you|ya)|cya|so long|ciao|adi[oó]s|au revoir|tsch(?:ü|ue)ss|(?:can|let us|let['’]?s|may) (?:we|I)? ?(?:stop|finish|go now)|(?:am|are) (?:I|we) (?:done|finished|al\w+d to (?:stop|go))|nite|(?:have|need|got|want) to (?:go(?! (?:to (?!bed|sleep|school)|on|in|up|back|there)\b)|leave|sleep)|gotta go|gtg|g2g|(?:I['’]?m|I am|that['’]?s|that is) (?:(?:so|too|very|really|getting|a (?:bit|little)) )*(?:done(?! with)|tired|sleepy|all(?! (?:he|she|it|they|of|I))|it)|I(?:['’]m going| go| am going) (?:now|to bed|to sleep|to eat|home)|it['’]?s late|it is late|read (?:on|it|the next one) (?:tomorrow|later)|(?:I['’]?m|I am) (?:going to|gonna) (?:read on|keep reading)|my \p{L}+ (?:is calling|calls)(?: me)?(?=\W*$))\b/iu,
  /\b(?:not|don['’]?t|no longer) (?:want|wanna|feel like|like) (?:to )?(?:talk|talking|chat|chatting|go on)(?: (?:to|with) you)?(?: (?:now|today|any ?more|any longer))?[\s.!]*$/iu,
  /^(?:(?:ok|okay|nah|no|well|so|al\w*right),? )?(?:done|stop|yawn|enough|finished|that is enough|no more|I['’]?m off|night|laters?|by)(?: now| for (?:now|today))?[\s.!]*$|, night[\s.!]*$|^(?:(?:ok|okay|sorry|well),? )?(?:gotta|got to) \p{L}+/iu,
];

/** A farewell may be answered without a question: the child may go. */
export const isFarewell = (words: string): boolean => farewells.some((one) => one.test(words.trim()));
