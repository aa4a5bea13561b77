import { type Language, pairs } from './language';

export const german: Language = {
  forms: [
    [/^wer (?:ist|sind|war) (.+)/i, 'who is $1'],
    [/^was (?:ist|sind|war) (.+)/i, 'what is $1'],
    [/^(?:warum|wieso|weshalb)\b(.+)/i, 'why$1'],
  ],
  words: pairs(`
    hallo=hello, guten tag=hello, danke=thank you, tschuss=goodbye, tschuess=goodbye, auf wiedersehen=goodbye, gute nacht=good night, ich weiss nicht=I don't know, ich verstehe nicht=I do not understand
    ich mag=I like, ich liebe=I love, mir gefallt=I like, ich mag nicht=I do not like, es gibt=there is, wie viele=how many, wie alt ist=how old is, wann=when, wo ist=where is, wo=where, wer=who, was=what, wie=how, warum=why, weil=because
    hat angst=is afraid, kann nicht=can not, will=wants, kann=can, sagt=says, macht=makes, geht=goes, lebt=lives, wohnt=lives, isst=eats, gegessen=ate, hilft=helps, gestohlen=stole, passiert=happens
    mein=my, meine=my, sein=his, seine=his, ihr=her, ihre=her, ein=a, eine=a, einen=a, der=the, die=the, das=the, den=the, dem=the, und=and, ist=is, sind=are, hat=has, war=was, in=in, mit=with, auf=on, nicht=not, auch=too, sehr=very, ich=I, sie=she, er=he, habe=have
    buch=book, geschichte=story, strasse=street, karte=map, brucke=bridge, brot=bread, drache=dragon, ziege=goat, wal=whale, meer=sea, boot=boat, lied=song, katze=cat, hund=dog, fisch=fish, regen=rain, fluss=river, mond=moon, nacht=night, licht=light, haus=house, schule=school, brief=letter, uhr=clock, biene=bee, bienen=bees, konigin=queen, ball=ball, madchen=girl, junge=boy, onkel=uncle, mutter=mother, vater=father, freund=friend, freundin=friend, angst=fear, traurig=sad, lustig=funny, nett=nice, bose=bad, komisch=strange, huhn=hen, erbse=pea, erbsen=peas, ei=egg
  `),
  telling:
    /\b(?:hallo|guten tag|danke|tschuss|tschuess|auf wiedersehen|gute nacht|wer (?:ist|sind)|warum|wieso|ich (?:\w+)|mir gefallt|das (?:war|ist)|nicht|und|ist (?:der|die|das|er|sie|es)|(?:der|das) [a-z]+|auch|eine?|sehr|weil|wie viele|was ist)\b/,
  says: {
    only: [
      'Auf diesem Computer spreche ich nur Englisch.',
      'Ich verstehe ein wenig, aber hier spreche ich Englisch.',
      'Hier kann ich leider nur Englisch.',
    ],
    answer: ['Also.', 'Schau mal.', 'Hör zu.', 'Ja.'],
    thanks: ['Gern geschehen!'],
    bye: ['Tschüss!', 'Bis bald!'],
  },
};
