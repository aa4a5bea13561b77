import { describe, expect, test } from '@jest/globals';
import { withoutPersonalData } from '../../lambdas/safety/personal/personal-data';
import utterances from '../support/utterances/personal.json';

const clean = (text: string, about: readonly string[] = []) => withoutPersonalData(text, about);

describe('becomes a placeholder', () => {
  test.each([
    // E-mail addresses.
    ['write to ben.k@maple.test please', 'write to [email] please'],
    ['ben at gmail dot com', '[email]'],
    ['it is ben99 (at) maple [dot] co [dot] uk', 'it is [email]'],
    ['ｂｅｎ＠ｍａｐｌｅ．ｔｅｓｔ', '[email]'],
    // Links.
    ['see https://kit.example/me', 'see [link]'],
    ['see www.kit.example', 'see [link]'],
    ['my site is kit-draws.com', 'my site is [link]'],
    ['watch youtu.be/abc123', 'watch [link]'],
    ['join discord.gg/owls', 'join [link]'],
    ['leostar.me', '[link]'],
    ['look at leo.blog now', 'look at [link] now'],
    ['visit leostar.me please', 'visit [link] please'],
    ['leostar.me is my page', '[link] is my page'],
    ['my site is leo.art', 'my site is [link]'],
    ['it is leostar dot com', 'it is [link]'],
    ['leo.com.br, leo.ch and leo.wiki', '[link], [link] and [link]'],
    // Handles.
    ['follow @kit_draws', 'follow [handle]'],
    ['add kit#1234', 'add [handle]'],
    ['my roblox name is coolkit', 'my roblox name is [handle]'],
    ['my insta is kit_99', 'my insta is [handle]'],
    ['add me leo_star99 on snapchat', 'add me [handle] on snapchat'],
    ['my insta is leo.star and I like it', 'my insta is [handle] and I like it'],
    ['My discord is leostar.', 'My discord is [handle].'],
    ['my snap: leo.star_9!', 'my snap: [handle]!'],
    ['my discord is called leostar', 'my discord is called [handle]'],
    ['my username is leostar', 'my username is [handle]'],
    ['my insta is leo dot star', 'my insta is [handle]'],
    ['add me leostar on snapchat', 'add me [handle] on snapchat'],
    ["I'm leostar on roblox", "I'm [handle] on roblox"],
    ['find me on insta as leostar', 'find me on insta as [handle]'],
    // Telephone numbers.
    ['call 555-123-4567', 'call [number]'],
    ['call +49 (30) 1234567', 'call [number]'],
    ['call 555 1234', 'call [number]'],
    ['call ５５５１２３４５６７', 'call [number]'],
    ['call five five five one two three four', 'call [number]'],
    // Streets.
    ['12 Maple Street', '[address]'],
    ['at 7 old mill road', 'at [address]'],
    ['I live on Maple Street', 'I live on [address]'],
    ['my address is 5 The Elms, Ham', 'my address is [address]'],
    ['Hauptstraße 5', '[address]'],
    ['in der Lange Str. 12a', 'in der [address]'],
    ['Kerkstraat 10', '[address]'],
    ["10 rue de l'Église", '[address]'],
    ['I live in Rue de la Paix 4', 'I live in [address]'],
    ['Calle Mayor 3', '[address]'],
    ['Rua das Flores, 12', '[address]'],
    ['Via Roma 7', '[address]'],
    ['I live at 44 Rue de Rivoli', 'I live at [address]'],
    ['44 RUE DE RIVOLI', '[address]'],
    ['12 Avenue Foch', '[address]'],
    ['12 rue du Général de Gaulle', '[address]'],
    ['3 place de la République', '[address]'],
    ['rue victor hugo 3', '[address]'],
    ['Gran Vía 12', '[address]'],
    ['calle Alcalá número 5', '[address]'],
    ['avda. de América nº 3', '[address]'],
    ['Plaza Mayor, 1', '[address]'],
    ['Am Markt 7', '[address]'],
    ['An der Alster 5', '[address]'],
    ['Unter den Linden 77', '[address]'],
    ['Alter Markt 3', '[address]'],
    ['hauptstraße 5', '[address]'],
    ['Kurfürstendamm 12', '[address]'],
    ['i live at am markt 7', 'i live at [address]'],
    ['I live at Casa Verde 9', 'I live at [address]'],
    ['we live at number 7 Elm Grove', 'we live at [address]'],
    ['I live at 12 elm grove and like owls', 'I live at [address] and like owls'],
    ['улица Ленина, д. 5', '[address]'],
    ['14 Gandhi Nagar', '[address]'],
    ['中山路88号', '[address]'],
    ['SW1A 1AA', '[address]'],
    // Home towns.
    ['I live in Leeds', 'I live in [place]'],
    ['i live in new york and like owls', 'i live in [place] and like owls'],
    ["I'm from Pune, and you?", "I'm from [place], and you?"],
    ['we moved from Toronto to Ottawa', 'we moved from [place] to [place]'],
    ['I live in Leeds, Harry lives in Surrey', 'I live in [place], Harry lives in Surrey'],
    ['I live in Leeds, England, and read', 'I live in [place], and read'],
    ['Leeds is where I live', '[place] is where I live'],
    ['j’habite à Lyon', 'j’habite à [place]'],
    ['我来自上海，我喜欢书', '我来自[place],我喜欢书'],
    // Birth dates.
    ['I was born on 3/4/2017', 'I was born on [date]'],
    ['born 3/4/2017', 'born [date]'],
    ['my birthday is the 3rd of May', 'my birthday is [date]'],
    ['I turn 10 on 14 June', 'I turn 10 on [date]'],
    ['ich bin am 3. Mai 2017 geboren', 'ich bin am [date] geboren'],
    // Handles without an introduction.
    ['my insta skylar_0711', 'my insta [handle]'],
    ['dm me skylar.reads', 'dm me [handle]'],
    ['skylar_0711', '[handle]'],
    // Names.
    ['my name is Ada Lovelace and I like owls', 'my name is [name] and I like owls'],
    ['My name is ada', 'My name is [name]'],
    [
      'my name is Ada and my friend is called Leyla and my dog barks',
      'my name is [name] and my friend is called [name] and my dog barks',
    ],
    ["i'm called Kit", "i'm called [name]"],
    ['You can call me kit.', 'You can call me [name].'],
    ['Call me Kit!', 'Call me [name]!'],
    ['hi, I am Kit', 'hi, I am [name]'],
    ['my friend Ben said it is good', 'my friend [name] said it is good'],
    ['my friend ben said it is good', 'my friend [name] said it is good'],
    ['my friends Ben and Mia and I', 'my friends [name] and I'],
    ['my teacher is Mrs. Smith', 'my teacher is [name]'],
    ['my sister is called mia', 'my sister is called [name]'],
    ["my brother's name is Tom", "my brother's name is [name]"],
    ['me llamo Ana', 'me llamo [name]'],
    ["je m'appelle Luc", "je m'appelle [name]"],
    ['ich heiße Max', 'ich heiße [name]'],
    ['меня зовут Аня', 'меня зовут [name]'],
    ['我叫小明，我喜欢书', '我叫[name],我喜欢书'],
    // Schools.
    ['I go to Maple Hill School', 'I go to [school]'],
    ['i go to maple elementary', 'i go to [school]'],
    ['I am in class 4b at Maple Primary School', 'I am in class 4b at [school]'],
    ['my school is called Maple Hill', 'my school is called [school]'],
  ])('%s', (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  test('words about the user, as whole words and in any width', () => {
    expect(clean('Al also reads, says ａｌ', ['Al'])).toBe('[name] also reads, says [name]');
    expect(clean('小明喜欢书', ['小明'])).toBe('[name]喜欢书');
    expect(clean('C.D (kit) or cxd', ['c.d'])).toBe('[name] (kit) or cxd');
  });
});

describe('is unchanged', () => {
  test.each([
    // Books and characters.
    'The House on Mango Street is sad',
    'My Friend Flicka is about a horse',
    'The book is called Matilda',
    'his name is Harry and he lives in a cupboard',
    'the girl is called Alice',
    'My favourite character is called Plop',
    'Harry goes to Hogwarts School of Witchcraft',
    'Mr. Tumnus carries an umbrella',
    'Ada is the bravest of them',
    'Bridge to Terabithia and The Phantom Tollbooth',
    'Twenty Thousand Leagues, 20,000 Leagues, 20 000 leagues',
    'The Murders in the Rue Morgue',
    'I saw the Rue Morgue 3 times',
    'J.K.Rowling wrote about Mr.Fox',
    'The spacecraft called Voyager 1 and Jurassic Park 3',
    'Paddington lives in London',
    'In London, where Oliver lives, it rains',
    'Anne was born in Nova Scotia on 3 March',
    'On 3 May the ship sailed',
    'Born in 1812, Dickens wrote a lot',
    'her birthday is the 3rd of May in the story',
    'I live for pizza, in a house, in fear and in space',
    'I moved to harder books',
    'I wish I lived in London like him',
    // Chapters, counts and years.
    'I read chapters 1 2 3 4 5 6 7 8',
    'chapter 12, page 345',
    'the war of 1914-1918',
    'from 1939 - 1945 and in 2026',
    'one two three four five six seven',
    'pi is 3.14159265',
    'I read 10 pages on the way home',
    'the 3 pigs took the long way',
    '5 times in a row they lost their place',
    'Room 13 and The 13-Storey Treehouse',
    // Sentences.
    'my friend likes owls',
    'my friend really loves this book',
    'my teacher said it is good',
    'call me later',
    'They call me names',
    'call me crazy, but I like it',
    'my name is not important',
    'I go to school by bus',
    'I go to middle school',
    'my school is big',
    'he looked at a dot on the map',
    'It was the end.It was late.',
    'my roblox is broken',
    'Hello, I am happy',
    'meet @ 5',
    'I like it.so do you',
    'It was late.me too',
    'at 5 p.m. we ate',
    'I am level 7',
    'the wide avenue has 3 trees',
    'I read 10 place names',
    'I live at home 5 days a week',
    'I live in a house with 3 cats',
    'Am Montag 7 Uhr',
    'the fire brigade 5 and Am I 7?',
    'my discord is not working',
    'my username is a secret',
    'I am not on snapchat',
    'I am always on roblox',
    'I have 3 on roblox',
    'minecraft is 3d',
    'the snap is loud',
    'C# and F# are notes',
  ])('%s', (text) => {
    expect(clean(text)).toBe(text);
  });
});

const share = (part: number, all: number) => part / all;
const replaced = (text: string) => clean(text) !== text.normalize('NFKC');

describe('in our own set of utterances', () => {
  test.each([
    ['home towns', utterances.personal.place],
    ['birth dates', utterances.personal.date],
    ['handles', utterances.personal.handle],
  ])('at least 95 of 100 %s are replaced', (_, told) => {
    expect(told.length).toBeGreaterThanOrEqual(40);
    expect(share(told.filter(replaced).length, told.length)).toBeGreaterThanOrEqual(0.95);
  });

  test('at least 97 of 100 harmless look-alikes are unchanged', () => {
    const { harmless } = utterances;
    expect(harmless.length).toBeGreaterThanOrEqual(200);
    expect(share(harmless.filter(replaced).length, harmless.length)).toBeLessThanOrEqual(0.03);
  });
});

test.each([
  'skylar_',
  'skylar_0',
  'the ',
  'i have had do been ',
  'my birthday is on ',
  'i live with my mum and ',
  'insta a.b.',
])('a message that repeats "%s" takes no longer than a long sentence', (part) => {
  const cpu = process.cpuUsage();
  clean(part.repeat(Math.ceil(6000 / part.length)));
  expect(process.cpuUsage(cpu).user / 1e6).toBeLessThan(5);
});
