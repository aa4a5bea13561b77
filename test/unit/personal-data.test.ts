import { describe, expect, test } from '@jest/globals';
import { withoutPersonalData } from '../../lambdas/platform/ai/personal-data';

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
    // Handles.
    ['follow @kit_draws', 'follow [handle]'],
    ['add kit#1234', 'add [handle]'],
    ['my roblox name is coolkit', 'my roblox name is [handle]'],
    ['my insta is kit_99', 'my insta is [handle]'],
    ['add me leo_star99 on snapchat', 'add me [handle] on snapchat'],
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
    ['улица Ленина, д. 5', '[address]'],
    ['14 Gandhi Nagar', '[address]'],
    ['中山路88号', '[address]'],
    ['SW1A 1AA', '[address]'],
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

  test('the words about the user, as whole words and of any width', () => {
    expect(clean('Al also reads, says ａｌ', ['Al'])).toBe('[name] also reads, says [name]');
    expect(clean('小明喜欢书', ['小明'])).toBe('[name]喜欢书');
    expect(clean('C.D (kit) or cxd', ['c.d'])).toBe('[name] (kit) or cxd');
  });
});

describe('stays as it is', () => {
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
    'C# and F# are notes',
  ])('%s', (text) => {
    expect(clean(text)).toBe(text);
  });
});
