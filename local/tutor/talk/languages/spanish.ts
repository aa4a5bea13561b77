import { type Language, pairs } from './language';

export const spanish: Language = {
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
    /\b(?:mi (?:papa|mama|perro|gato|herman\w+|abuel\w+|amig\w+|casa)|vive en|hola|gracias|adios|quien|donde|por que|porque|me gusta\w*|me encanta|creo que|no se|tengo|estoy|quiero|entiendo|muy|pero|tambien|que (?:va|es|pasa|hace|significa)|el (?:libro|gato|dragon|puente)|la (?:luna|historia|nina)|los|las|pobrecit\w+|cuantos|cuando|como (?:se|es|esta)|(?:es|son|esta) \w+(?:o|a|os|as|e))\b/,
  says: {
    only: [
      'En este ordenador solo hablo inglés.',
      'Te entiendo un poco, pero aquí solo hablo inglés.',
      'Perdona, aquí solo sé hablar inglés.',
    ],
    answer: ['Mira.', 'Claro.', 'A ver.', 'Sí, mira.'],
    thanks: ['¡De nada!'],
    bye: ['¡Adiós!', '¡Hasta pronto!'],
  },
};
