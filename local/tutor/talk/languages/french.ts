import { type Language, pairs } from './language';

export const french: Language = {
  forms: [
    [/^(?:qui est|c'est qui) (.+)/i, 'who is $1'],
    [/^(?:c'est quoi|qu'est-ce que c'est|qu'est-ce qu'un|qu'est-ce que) (.+)/i, 'what is $1'],
    [/\bpourquoi\b(.+)/i, 'why$1'],
  ],
  words: pairs(`
    bonjour=hello, salut=hello, coucou=hello, merci=thank you, au revoir=goodbye, bonne nuit=good night, je ne sais pas=I don't know, je ne comprends pas=I do not understand
    j'aime bien=I like, j'aime=I like, j'adore=I love, je n'aime pas=I do not like, il y a=there is, est-ce que=, combien=how many, quand=when, ou est=where is, qui=who, quoi=what, comment=how, parce que=because
    n'existe pas=is not real, n'a pas=has not, ne peut pas=can not, a peur=is afraid, veut=wants, peut=can, dit=says, fait=makes, va=goes, vit=lives, mange=eats, aide=helps
    mon=my, ma=my, mes=my, son=his, sa=her, un=a, une=a, le=the, la=the, les=the, des=of the, du=of the, de=of, et=and, est=is, sont=are, a=has, dans=in, avec=with, sur=on, pas=not
    livre=book, histoire=story, rue=street, carte=map, pont=bridge, pain=bread, dragon=dragon, chevre=goat, baleine=whale, mer=sea, bateau=boat, chanson=song, chat=cat, chien=dog, poisson=fish, pluie=rain, riviere=river, lune=moon, nuit=night, lumiere=light, maison=house, ecole=school, lettre=letter, horloge=clock, abeille=bee, abeilles=bees, reine=queen, ballon=ball, fille=girl, garcon=boy, oncle=uncle, mere=mother, pere=father, ami=friend, amie=friend, peur=fear, triste=sad, drole=funny, gentil=nice, mechant=bad, bizarre=strange
  `),
  telling:
    /\b(?:bonjour|salut|coucou|merci|au revoir|pourquoi|qui est|je (?:suis|ne|veux|pense|crois|n)|j'(?:aime|adore|ai)|c'est|n'(?:est|existe|a)|est-ce|qu'est|dans|avec|tres|aussi|(?:le|la) \w+ (?:est|a)|il (?:est|a|y)|elle (?:est|a)|les|des|mon|une)\b/,
  says: {
    only: [
      'Sur cet ordinateur, je parle seulement anglais.',
      'Je comprends un peu, mais ici je parle anglais.',
      'Pardon, ici je sais seulement parler anglais.',
    ],
    answer: ['Voilà.', 'Regarde.', 'Alors.', 'Oui, écoute.'],
    thanks: ['De rien !'],
    bye: ['Au revoir !', 'À bientôt !'],
  },
};
