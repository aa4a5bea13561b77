import { type Language, pairs } from './language';

export const hindi: Language = {
  forms: [
    [/^(.+?) kitn[ei] saal .*$/i, 'how old is $1'],
    [/^(?:kya )?(?:wo|woh) (.+) darti hai\b.*/i, 'is she afraid of $1'],
    [/^(?:kya )?(?:wo|woh) (.+) darta hai\b.*/i, 'is he afraid of $1'],
    [/\b(?:mujhe|muje) (.+) pasand (?:hai|hain)\b/i, 'I like $1'],
    [/^(.+) kaun (?:hai|tha|thi)\b/i, 'who is $1'],
    [/^(.+) kya (?:hai|hota hai)\b/i, 'what is $1'],
    [/^(.+) kahan (?:hai|rehta hai|rehti hai)\b/i, 'where is $1'],
  ],
  words: pairs(`
    namaste=hello, namaskar=hello, dhanyavaad=thank you, shukriya=thank you, shubh raatri=good night, alvida=goodbye
    mujhe nahi pata=I don't know, pata nahi=I don't know, samajh nahi aaya=I do not understand, ab kya hoga=what will happen next, aage kya hoga=what will happen next, kya hoga=what will happen next
    kaun=who, kahan=where, kab=when, kyun=why, kyu=why, kyon=why, kaise=how, kitne=how many, kitni=how many, kya=what
    mujhe=I, mera=my, meri=my, mere=my, aap=you, tum=you, pasand=like, accha=good, acha=good, bura=bad, bahut=very, dost=friend, maa=mother, papa=father, nani=grandmother, nana=grandfather, dadi=grandmother, dada=grandfather, bhai=brother, behen=sister, chacha=uncle
    usko=he, usne=he, wo=he, woh=he, banati=makes, banata=makes, banana=make, chahiye=wants, chahta=wants, chahti=wants, kha=eat, khaya=ate, churaya=stole, madad=help, saal=years
    kitab=book, kahani=story, roti=bread, billi=cat, kutta=dog, machli=fish, paani=water, chand=moon, raat=night, ghar=house, raja=king, rani=queen, baarish=rain, chor=thief, dar=fear, khush=happy, dukhi=sad, ladki=girl, ladka=boy, bakri=goat, chitthi=letter, pul=bridge
    nahi=not, aur=and, lekin=but, kyunki=because, ab=now, yaar=, hai=is, hain=are, tha=was, thi=was, ka=of, ki=of, ke=of, ko=, ne=, se=, mein=in
  `),
  telling:
    /\b(?:namaste|namaskar|dhanyavaad|shukriya|mujhe|kaun|kyun|kyu|kahan|kaise|kya|hoga|nahi|bahut|pasand|accha|hai|hain|meri|mera|mere|usko|usne|kitne|kitni|kyunki|lekin)\b|[\u0900-\u097f]{2}/,
  says: {
    only: [
      'Is computer par sirf English chalti hai.',
      'Maaf karna, yahan mujhe sirf English aati hai.',
      'Yahan main sirf English mein baat karti hoon.',
    ],
    answer: ['Accha.', 'Dekho.', 'Haan.', 'Suno.'],
    thanks: ['Koi baat nahi!'],
    bye: ['Namaste!', 'Phir milenge!'],
  },
};
