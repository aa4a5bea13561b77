/** A language of children that the tutor reads word by word. It answers in easy English, after a few words of that language. */
export interface Language {
  /** A word and its English, longer expressions first. Without accents. */
  readonly words: readonly (readonly [string, string])[];
  /** Sentences whose words stand in another order than in English. */
  readonly forms: readonly (readonly [RegExp, string])[];
  /** Expressions that occur in no English message. */
  readonly telling: RegExp;
  readonly says: Readonly<
    Record<'hello' | 'thanks' | 'bye' | 'answer' | 'unknown' | 'next' | 'remark', readonly string[]>
  >;
}

const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(', '))
    .map((pair) => {
      const [word = '', english = ''] = pair.split('=');
      return [word, english] as const;
    });

const spanish: Language = {
  forms: [],
  words: pairs(`
    no me gusta=I do not like, me gustan mucho=I like, me gusta mucho=I like, me gustan=I like, me gusta=I like, me encanta=I love
    mi favorito es=my favourite is, mi favorita es=my favourite is, no se=I don't know, no lo se=I don't know
    no entiendo=I do not understand, por que=why, creo que=I think, pienso que=I think, se llama=is called, como se llama=what is the name of
    tengo miedo=I am scared, estoy cansado=I am tired, estoy cansada=I am tired, que va a pasar=what will happen next, que pasa despues=what happens next
    que significa=what does it mean, buenas noches=good night, hasta luego=goodbye, adios=goodbye, hola=hello, gracias=thank you
    cuantos anos tiene=how old is, cuantos=how many, cuantas=how many, cuando=when, donde=where, quien=who, quienes=who, cual=which, como=how, que=what, porque=because
    estoy=I am, soy=I am, tengo=I have, quiero=I want, puedo=can I, eres=are you, tienes=have you, te gusta=do you like, puedes=can you
    hay=is there, esta=is, estan=are, es=is, son=are, fue=was, era=was, tiene=has, tienen=have, quiere=wants, quieren=want, puede=can, pueden=can, hace=makes, hacen=make, come=eats, comen=eat, comer=eat, comio=ate, roba=steals, robo=stole, robar=steal, dice=says, vive=lives, va=goes, ayuda=helps, ayudar=help, gana=wins, gano=won
    el libro=the book, la historia=the story, libro=book, historia=story, capitulo=chapter, pregunta=question, personaje=character
    ladron=thief, gato=cat, gata=cat, gatito=kitten, perro=dog, perra=dog, nutria=otter, nutrias=otters, bebe=baby, bebes=babies, pobrecito=poor, pobrecitos=poor, pez=fish, peces=fish, pescado=fish, paraguas=umbrella, lluvia=rain, llueve=rains, rio=river, agua=water, mercado=market
    puente=bridge, hierba=grass, pasto=grass, llama=llama, pueblo=village, montana=mountain, cuerda=rope, abuelo=grandfather, abuela=grandmother, tio=uncle, tia=aunt, madre=mother, padre=father, hermano=brother, hermana=sister, nino=boy, nina=girl, ninos=children, amigo=friend, amiga=friend, amigos=friends
    dragon=dragon, pan=bread, fuego=fire, cueva=cave, hornear=bake, cabra=goat, ballena=whale, ballenas=whales, mar=sea, barco=boat, cancion=song, mapa=map, isla=island, gallina=hen, luna=moon, sol=sun, oscuridad=dark, oscuro=dark, luz=light, estrella=star, luciernaga=glow-worm
    robot=robot, escuela=school, clase=class, maestra=teacher, calle=street, casa=house, carta=letter, cartas=letters, correo=mail, reloj=clock, hora=hour, torre=tower, abeja=bee, abejas=bees, reina=queen, nave=ship, espacio=space, portero=goalkeeper, futbol=football, pelota=ball, equipo=team, mentira=lie, verdad=truth
    triste=sad, feliz=happy, contento=happy, contenta=happy, valiente=brave, bueno=good, buena=good, malo=bad, mala=bad, bonito=nice, bonita=nice, divertido=funny, divertida=funny, gracioso=funny, graciosa=funny, aburrido=boring, aburrida=boring, miedo=fear, enojado=angry, enojada=angry, grande=big, pequeno=small, pequena=small, muy=very, mucho=much, mas=more, tambien=too, siempre=always, nunca=never, despues=next, ahora=now
    mi=my, su=his, tu=your, yo=I, ella=she, ellos=they, con=with, sin=without, para=for, pero=but, los=the, las=the, la=the, el=the, del=of the, de=of, un=a, una=a, en=in, al=to the, y=and, si=yes
  `),
  telling:
    /\b(?:hola|gracias|adios|quien|donde|por que|porque|me gusta\w*|me encanta|creo que|no se|tengo|estoy|quiero|entiendo|muy|pero|tambien|que (?:va|es|pasa|hace|significa)|el (?:libro|gato|dragon|puente)|la (?:luna|historia|nina)|los|las|pobrecit\w+|cuantos|cuando|como (?:se|es|esta)|(?:es|son|esta) \w+(?:o|a|os|as|e))\b/,
  says: {
    hello: ['¡Hola! Me gusta leer contigo. Spanish is fine, and the answers come in easy English.'],
    thanks: ['¡De nada!'],
    bye: ['¡Adiós!', '¡Hasta pronto!'],
    answer: ['¡Buena pregunta!', 'Claro.', 'Mira.'],
    unknown: ['No lo sé.'],
    next: ['Aún no lo sé.'],
    remark: ['¡Qué bien!', 'Sí, te entiendo.', 'Ah, sí.'],
  },
};

const hindi: Language = {
  forms: [
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
    kitab=book, kahani=story, roti=bread, billi=cat, kutta=dog, machli=fish, paani=water, chand=moon, raat=night, ghar=house, raja=king, rani=queen, baarish=rain, chor=thief, dar=fear, khush=happy, dukhi=sad, ladki=girl, ladka=boy, bakri=goat, chitthi=letter, pul=bridge
    nahi=not, aur=and, lekin=but, kyunki=because, ab=now, yaar=, hai=is, hain=are, tha=was, thi=was, ka=of, ki=of, ke=of, ko=, ne=, se=, mein=in
  `),
  telling:
    /\b(?:namaste|namaskar|dhanyavaad|shukriya|mujhe|kaun|kyun|kyu|kahan|kaise|kya|hoga|nahi|bahut|pasand|accha|hain|meri|mera)\b|[\u0900-\u097f]{2}/,
  says: {
    hello: ['Namaste! Hindi is fine, and the answers come in easy English.'],
    thanks: ['Koi baat nahi!'],
    bye: ['Namaste, and goodbye!'],
    answer: ['Accha sawal!', 'Haan.'],
    unknown: ['Mujhe nahi pata.'],
    next: ['Abhi nahi pata.'],
    remark: ['Accha!', 'Bahut accha!', 'Haan.'],
  },
};

const bare = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[¿¡]/g, '');

/** The language of a message, if it is one of those. */
export const languageOf = (words: string): Language | undefined => {
  const plain = bare(words).toLowerCase();
  const isEnglish = /\b(?:the|and|is|you|say|speak|what|why|who|how|because he|because she)\b/.test(plain);
  return isEnglish ? undefined : [spanish, hindi].find(({ telling }) => telling.test(plain));
};

/** The words of a message in English, as far as the list has them. */
export const inEnglish = (words: string, { words: list, forms }: Language): string => {
  const marks: string[] = [];
  const text = list.reduce(
    (rest, [word, english]) =>
      rest.replace(new RegExp(String.raw`(?<![\p{L}\ue000])${word}(?![\p{L}\ue000])`, 'giu'), () => {
        marks.push(english);
        return `\ue000${marks.length - 1}\ue000`;
      }),
    forms.reduce((rest, [form, english]) => rest.replace(form, english), bare(words)),
  );
  return text
    .replace(/\ue000(\d+)\ue000/g, (_, index: string) => marks[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
};

/** The English of a Spanish word; undefined for any other word. */
export const fromSpanish = (word: string): string | undefined =>
  spanish.words.find(([one]) => one === bare(word).toLowerCase())?.[1];
